import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALWAYS, fold, place, spacing, type Name } from '../src/table/map/labels';

const room = { width: 500, height: 500, margin: 0 };

const name = (id: string, x: number, y: number, rank = 1): Name => ({ id, x: x + 100, y: y + 100, radius: 10, rise: 0, spread: 0, width: 60, folded: 36, height: 12, rank });

test('names with room are written below', () => {
  assert.deepEqual([...place([name('a', 0, 0), name('b', 200, 0)], room)], [['a', { side: 'below', folded: false }], ['b', { side: 'below', folded: false }]]);
});

test('a crowded name goes to another side, or is left out', () => {
  const shown = place([name('a', 0, 0), name('b', 25, 0), name('c', 50, 0), name('d', 25, 22), name('e', 25, -22)], room);
  assert.equal(shown.get('a')?.side, 'left');
  assert.ok(shown.size < 5);
});

test('a name does not leave the map', () => {
  assert.equal(place([name('edge', -95, 0)], room).get('edge')?.side, 'right');
});

test('at the edge of the map a name is pushed inwards where its sides are taken', () => {
  const spot = place([name('edge', -95, 0), name('wall', -60, 0, 2)].map((one) => ({ ...one, rank: one.id === 'edge' ? ALWAYS : 2 })), room).get('edge');
  assert.deepEqual(spot, { side: 'below', folded: false, shift: 25 });
});

test('no name is written under what lies over the map', () => {
  const covered = [{ left: 0, top: 105, right: 500, bottom: 130 }];
  assert.equal(place([name('a', 0, 0)], { ...room, covered }).get('a')?.side, 'above');
});

test('where the map lies low, less can be written under it and more above', () => {
  const low = { ...room, height: 125, drop: 5 };
  assert.equal(place([name('a', 0, 0)], { ...room, height: 125 }).get('a')?.side, 'below');
  assert.equal(place([name('a', 0, 0)], low).get('a')?.side, 'right');
});

test('what must be read is written first and always', () => {
  const crowd = Array.from({ length: 30 }, (_, index) => name(`n${index}`, (index % 6) * 22, Math.floor(index / 6) * 22));
  const shown = place([...crowd, name('lit', 55, 55, ALWAYS)], room);
  assert.ok(shown.has('lit'));
  assert.ok(shown.size < crowd.length);
});

test('a name is folded where one line has no room', () => {
  assert.deepEqual(place([name('a', -75, -50)], { width: 50, height: 100, margin: 0 }).get('a'), { side: 'below', folded: true });
});

test('of crowded spots a name that must be read takes the least bad one', () => {
  const wall = Array.from({ length: 9 }, (_, index) => name(`n${index}`, index * 15 - 60, 25, 2));
  assert.equal(place([name('lit', 0, 0, ALWAYS), ...wall], room).get('lit')?.side, 'right');
});

test('a name folds between words, as evenly as can be', () => {
  assert.equal(fold('Escorter les Blessés au Temple'), 'Escorter les\nBlessés au Temple');
  assert.equal(fold('Racket'), 'Racket');
});

test('how close places lie', () => {
  assert.equal(spacing([{ x: 0, y: 0 }, { x: 3, y: 4 }]), 5);
  assert.equal(spacing([]), Infinity);
});
