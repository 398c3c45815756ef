import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Facts } from '../src/lib/api';
import { resultOf, standings, type Attempt } from '../src/lib/campaign.svelte';

const attempt = (mode: string, won: boolean | null): Attempt => ({ table: `${mode}${won}`, mode, began: 0, result: won === null ? null : { won, score: '', marks: [], moves: 1 } });
const stages = ['one', 'two', 'three'];

test('a campaign begins with its first stage', () => {
  assert.deepEqual(standings(stages, []), ['open', 'locked', 'locked']);
});

test('a stage opens once the one before was played to its end', () => {
  assert.deepEqual(standings(stages, [attempt('one', null)]), ['underway', 'locked', 'locked']);
  assert.deepEqual(standings(stages, [attempt('one', false)]), ['lost', 'open', 'locked']);
  assert.deepEqual(standings(stages, [attempt('one', false), attempt('one', true), attempt('two', false)]), ['won', 'lost', 'open']);
});

test('a game that is gone holds nobody up', () => {
  assert.deepEqual(standings(stages, [{ ...attempt('one', null), gone: true }]), ['open', 'locked', 'locked']);
});

test('the result is the first seat’s', () => {
  const facts = { over: true, move: 9, plates: [{ seat: 1, name: 'b', rank: 1 }, { seat: 0, name: 'a', rank: 2, score: '7' }] } as Facts;
  assert.deepEqual(resultOf(facts), { won: false, score: '7', marks: [], moves: 9 });
  assert.equal(resultOf({ ...facts, over: false }), null);
});
