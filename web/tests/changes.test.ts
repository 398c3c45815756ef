import assert from 'node:assert/strict';
import { test } from 'node:test';
import { change } from '../src/lib/changes';

test('a number that changed says by how much', () => {
  assert.deepEqual(
    [change('12/12', '4/12'), change('28 ♥', '35 ♥'), change('110', '115'), change('−1', '2')],
    ['−8', '+7', '+5', '+3'],
  );
});

test('what stays as it was, or is no number, says nothing', () => {
  assert.deepEqual([change('4/12', '4/15'), change('Fire', 'Ice'), change('', '3')], ['', '', '']);
});
