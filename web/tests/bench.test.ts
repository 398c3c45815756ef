import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Bench } from '../src/make/bench.svelte';
import type { Workshop } from '../src/lib/workshop';

const workshop = { id: 'deck', kind: 'deck', title: 'Decks', modes: ['duel'] } as unknown as Workshop;

test('a name counts letter by letter, and is one step to undo', () => {
  const bench = new Bench('demo', workshop);
  bench.change({ ...bench.made, cards: { a: 1 } } as typeof bench.made);
  for (const name of ['T', 'Th', 'Thunder']) bench.rename(name);
  assert.equal(bench.made.name, 'Thunder');
  bench.change({ ...bench.made, cards: { a: 2 } } as typeof bench.made);
  bench.rename('Storm');
  bench.undo();
  assert.equal(bench.made.name, 'Thunder');
  bench.undo();
  bench.undo();
  assert.equal(bench.made.name ?? '', '');
  assert.deepEqual((bench.made as { cards: object }).cards, { a: 1 });
});
