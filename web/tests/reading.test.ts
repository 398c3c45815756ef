import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Check, Judgement } from '../src/lib/workshop';
import { codeIn, readText } from '../src/make/reading';

test('a code is found in a link', () => {
  assert.equal(codeIn('https://x.org/#/make/thing/deck/ABC1-x_y%2D '), 'ABC1-x_y-');
  assert.equal(codeIn('2 Guardian\n1 Troll'), '2 Guardian\n1 Troll');
});

const made = { cards: { a: 1 } };
const few = { where: 'deck', what: 'too few' };
const typo = { where: 'line 2', what: 'no such card' };
const server =
  (read: Partial<Judgement>) =>
  async (check: Check): Promise<Judgement> =>
    check.text === undefined ? { made, problems: [few] } : { made, problems: [], ...read };

test('what is merely not legal is no trouble for reading', async () => {
  assert.deepEqual(await readText(server({ problems: [few] }), 'x', '', {}), { made, unread: [] });
});

test('what could not be read is told', async () => {
  assert.deepEqual(await readText(server({ problems: [typo, few] }), 'x', '', {}), { made, unread: [typo] });
  assert.deepEqual(await readText(server({ made: null, problems: [typo] }), 'x', '', {}), { made: null, unread: [typo] });
});
