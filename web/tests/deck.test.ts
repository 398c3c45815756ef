import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, type CardEntry, type Deck, type DeckCatalogue } from '../src/lib/workshop';
import { change, curve, fold, matches, noFilter, ordered, sections, strangers, tally, total } from '../src/make/deck';

const card = (id: string, section: string, scale: number | null, limit = 3, facets: Record<string, string[]> = {}): CardEntry => ({
  id,
  section,
  scale,
  limit,
  facets,
  face: { id, name: `Épée ${id}`, text: ['draws a card'] },
});

const cards = [card('a', 'spell', 2, 3, { colour: ['red'] }), card('b', 'spell', 1, 1, { colour: ['red', 'blue'] }), card('c', 'hero', null, 1, { colour: ['blue'] })];
const catalogue: DeckCatalogue = { kind: 'deck', sections: [{ id: 'hero', name: 'Heroes' }, { id: 'spell', name: 'Spells' }], facets: [], cards, ready: [] };
const nothing: Deck = { name: 'x', cards: {} };

test('copies go up to the limit and down to none', () => {
  const one = change(nothing, cards[0]!, 1);
  assert.deepEqual(one, { name: 'x', cards: { a: 1 } });
  assert.deepEqual(change(one, cards[0]!, 9).cards, { a: 3 });
  assert.deepEqual(change(one, cards[0]!, -5).cards, {});
  assert.equal(change(nothing, cards[0]!, -1), nothing);
});

test('a deck with too many copies may keep them, and lose them one by one', () => {
  const crowded: Deck = { cards: { b: 4 } };
  assert.equal(change(crowded, cards[1]!, 1), crowded);
  assert.deepEqual(change(crowded, cards[1]!, -1).cards, { b: 3 });
});

test('words are found without accents, in any order', () => {
  assert.equal(fold('Épée'), 'epee');
  assert.ok(matches(cards[0]!, { ...noFilter(), text: 'card EPEE' }, nothing));
  assert.ok(!matches(cards[0]!, { ...noFilter(), text: 'shield' }, nothing));
});

test('one value of a facet is enough, every facet must agree', () => {
  const red = { ...noFilter(), facets: { colour: ['red'] } };
  assert.deepEqual(cards.map((one) => matches(one, red, nothing)), [true, true, false]);
  const both = { ...noFilter(), section: 'hero', facets: { colour: ['red', 'blue'] } };
  assert.deepEqual(cards.map((one) => matches(one, both, nothing)), [false, false, true]);
  assert.deepEqual([...tally(cards, red, 'colour', nothing)], [['red', 2], ['blue', 2]]);
});

test('only what is in the deck', () => {
  const chosen = { ...noFilter(), chosen: true };
  assert.deepEqual(cards.filter((one) => matches(one, chosen, { cards: { b: 1 } })).map((one) => one.id), ['b']);
});

test('sections, in the order of the scale', () => {
  const deck = { cards: { a: 2, b: 1, c: 1 } };
  assert.deepEqual(
    sections(deck, catalogue).map((part) => [part.id, part.count, part.cards.map((one) => one.card.id)]),
    [['hero', 1, ['c']], ['spell', 3, ['b', 'a']]],
  );
  assert.equal(total(deck), 4);
  assert.deepEqual(ordered(cards, 'name').map((one) => one.id), ['a', 'b', 'c']);
  assert.deepEqual(strangers({ cards: { a: 1, z: 2 } }, catalogue), ['z']);
});

test('a short scale has no gaps, a long one only what occurs', () => {
  const scaled = [card('p', 's', 1, 9), card('q', 's', 4, 9), card('r', 's', 90, 9)];
  assert.deepEqual(curve({ cards: { p: 2, q: 1 } }, scaled).map((step) => [step.low, step.count]), [[1, 2], [2, 0], [3, 0], [4, 1]]);
  assert.deepEqual(curve({ cards: { p: 2, r: 1 } }, scaled).map((step) => [step.low, step.count]), [[1, 2], [90, 1]]);
  assert.deepEqual(curve(nothing, scaled), []);
  const many = Array.from({ length: 40 }, (_, index) => card(`m${index}`, 's', index, 1));
  const steps = curve({ cards: Object.fromEntries(many.map((one) => [one.id, 1])) }, many);
  assert.ok(steps.length <= 14);
  assert.equal(steps.reduce((sum, step) => sum + step.count, 0), 40);
});

test('the same deck by another name', () => {
  assert.ok(alike({ name: 'x', cards: { a: 1, b: 2 } }, { name: 'y', cards: { b: 2, a: 1 } }));
  assert.ok(!alike({ cards: { a: 1 } }, { cards: { a: 2 } }));
});
