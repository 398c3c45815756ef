import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Plan } from '../src/lib/workshop';
import { arrange, between, find, freeSpot, groupsOf, lay, link, move, newGroup, remove, setGroup, toggleMark, toggleWhole, unlink, untangle } from '../src/make/plan';

const nothing: Plan = { name: 's', pieces: [], links: [] };
const laid = (...ids: string[]): Plan => ids.reduce((plan, id) => lay(plan, id), nothing);
const chain = link(link(laid('a', 'b', 'c', 'd'), 'a', 'b', 'after'), 'b', 'c', 'after');

const apart = (plan: Plan): boolean =>
  plan.pieces.every((a, index) => plan.pieces.slice(index + 1).every((b) => Math.abs(a.at[0] - b.at[0]) >= 0.18 || Math.abs(a.at[1] - b.at[1]) >= 0.13));

test('pieces are laid once, where there is room', () => {
  const plan = laid('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'a');
  assert.equal(plan.pieces.length, 9);
  assert.ok(apart(plan));
  const [x] = freeSpot(plan, { id: 'z', at: [0.5, 0.5] });
  assert.ok(x > 0.5);
  const [left, below] = freeSpot(plan, { id: 'z', at: [1, 0.3] });
  assert.ok(left < 0.2 || below > 0.3, 'after the last of a row comes the next row');
  assert.deepEqual(freeSpot({ pieces: [{ id: 'z', at: [1, 0.02] }], links: [] }, { id: 'z', at: [1, 0.02] }), [0, 0.16]);
});

test('a place is on the plane and as exact as a code', () => {
  assert.deepEqual(find(move(laid('a'), 'a', [1.7, 0.123456]), 'a')!.at, [1, 0.12]);
});

test('one arrow each way; none to itself or to nowhere', () => {
  assert.deepEqual(link(chain, 'a', 'b', 'after_any').links, [{ from: 'b', to: 'c', kind: 'after' }, { from: 'a', to: 'b', kind: 'after_any' }]);
  assert.equal(link(chain, 'a', 'a', 'after'), chain);
  assert.equal(link(chain, 'a', 'z', 'after'), chain);
  assert.deepEqual(unlink(chain, 'a', 'b').links, [{ from: 'b', to: 'c', kind: 'after' }]);
});

test('a piece goes with its arrows', () => {
  const left = remove(chain, 'b');
  assert.deepEqual(left.pieces.map((piece) => piece.id), ['a', 'c', 'd']);
  assert.deepEqual(left.links, []);
});

test('marks and groups', () => {
  const marked = toggleMark(chain, 'a', 'secret');
  assert.deepEqual(find(marked, 'a')!.marks, ['secret']);
  assert.deepEqual(find(toggleMark(marked, 'a', 'secret'), 'a')!.marks, []);
  assert.deepEqual(toggleWhole(chain, 'wild').marks, ['wild']);
  const grouped = setGroup(chain, 'a', 'A');
  assert.deepEqual(groupsOf(grouped), ['A']);
  assert.equal(newGroup(grouped), 'B');
});

test('in order: what comes after lies to the right, the rest below', () => {
  const plan = arrange(chain);
  const at = (id: string): [number, number] => find(plan, id)!.at;
  assert.ok(at('a')[0] < at('b')[0] && at('b')[0] < at('c')[0]);
  assert.ok(at('d')[1] > at('c')[1]);
});

test('a long chain with forks is put in order without one piece lying on another', () => {
  const ids = [...'abcdefghijkl'];
  const links = ids.slice(1).map((id, index) => ({ from: ids[index]!, to: id, kind: 'after' }));
  const forked = [...ids, 'x', 'y'].map((id): Plan['pieces'][number] => ({ id, at: [0.5, 0.5] }));
  const long: Plan = { ...nothing, pieces: forked, links: [...links, { from: 'c', to: 'x', kind: 'after' }, { from: 'h', to: 'y', kind: 'after' }] };
  assert.ok(apart(untangle(arrange(long))));
});

test('a circle is put in order too', () => {
  assert.equal(arrange(link(chain, 'c', 'a', 'after')).pieces.length, 4);
});

test('pieces on one another are moved apart', () => {
  const heap: Plan = { ...nothing, pieces: ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ id, at: [0.5 + index * 0.01, 0.5] })) };
  assert.ok(!apart(heap));
  assert.ok(apart(untangle(heap)));
});

test('an arrow runs from edge to edge', () => {
  const line = between({ x: 0, y: 0, w: 10, h: 5 }, { x: 100, y: 0, w: 10, h: 5 })!;
  assert.deepEqual([line.from, line.to, line.angle], [[10, 0], [90, 0], 0]);
  assert.equal(between({ x: 0, y: 0, w: 1, h: 1 }, { x: 0, y: 0, w: 1, h: 1 }), null);
});
