/** The parts of a table as markup: what of a scene is told, where, and in which order. How it looks is for the browser tests. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import type { Choice, Item, Region, Scene } from '../src/lib/scene';
import { arrange } from '../src/table/areas';
import Board from '../src/table/Board.svelte';
import { breadth } from '../src/table/breadth';
import CardFace from '../src/table/CardFace.svelte';
import Foresight from '../src/table/Foresight.svelte';
import Hand from '../src/table/Hand.svelte';
import Panels from '../src/table/Panels.svelte';
import TallyRegion from '../src/table/TallyRegion.svelte';
import Lay from './Lay.svelte';

const scene: Scene = { game: 'demo', mode: 'duel', lang: 'en', title: 'Demo', subtitle: '', seat: 0, move: 1, regions: [], plates: [] };

function laid<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): string {
  const { body } = render(Lay, { props: { part, scene, props } });
  return body.replace(/<!--.*?-->/g, '');
}

/** What stands in elements of a class, without the markup inside. */
const told = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`class="(?:[^"]* )?${name}(?: [^"]*)?"[^>]*>(.*?)</(?:span|td|th|div|button)>`, 'gs'))].map((found) => found[1]!.replace(/<[^>]*>/g, '').trim());

const regions = (html: string): string[] => [...html.matchAll(/data-region="([^"]*)"/g)].map((found) => found[1]!);

const guardian: Item = {
  id: 'c1', name: 'Guardian', sub: 'Lasting', corner: '2', tone: 'mystic', icons: ['guards'],
  text: ['Stands with the ', { to: 'card', id: 'earth', text: 'Earth Elemental' }, '.'],
  tags: [{ text: 'Undead' }], stats: [{ text: '+1', label: 'Might' }],
};

test('a card tells its name, what it is, its corner, its words and its numbers', () => {
  const html = laid(CardFace, { item: guardian });
  assert.deepEqual([told(html, 'name'), told(html, 'corner'), told(html, 'value')], [['Guardian'], ['2'], ['+1', 'Undead']]);
  for (const words of ['Lasting', 'Stands with the ', 'Earth Elemental']) assert.ok(html.includes(words), words);
  assert.ok(!html.includes('bare'));
  assert.match(html, /title="Might"/);
});

test('a sign that says the same as a number of the card is not told twice', () => {
  const worth = { text: '4', label: 'Victory points' };
  assert.deepEqual(told(laid(CardFace, { item: { ...guardian, tags: [worth, { text: 'Undead' }], stats: [worth] } }), 'value'), ['4', 'Undead']);
});

test('a card knows how wide its longest word is', () => {
  assert.ok(breadth('Dard l’Empoisonneur') === breadth('l’Empoisonneur') && breadth('Regroupement') > breadth('Illimité') * 1.5);
  assert.equal(breadth('Sous-sol'), breadth('Sous-'));
  assert.match(laid(CardFace, { item: guardian }), /--breadth:\s*\d/);
});

test('only a card that is read large names its numbers', () => {
  assert.deepEqual(told(laid(CardFace, { item: guardian }), 'label'), []);
  assert.deepEqual(told(laid(CardFace, { item: guardian, big: true }), 'label'), ['Might']);
});

test('many numbers have a line of their own', () => {
  const four = ['1', '2', '3', '4'].map((text) => ({ text, label: 'Force' }));
  const isMany = (stats: Item['stats']): boolean => /class="face [^"]*many/.test(laid(CardFace, { item: { id: 'c', name: 'Card', stats } }));
  assert.deepEqual([isMany(four), isMany(four.slice(1))], [true, false]);
});

test('a card without words leaves the room to its picture, and shows its suit where no corner is', () => {
  const html = laid(CardFace, { item: { id: 'c', name: 'King', tone: 'spades', text: [''] } });
  assert.match(html, /class="face [^"]*bare/);
  assert.equal(told(html, 'suit').length, 1);
  assert.equal(told(laid(CardFace, { item: { id: 'c', name: 'King', tone: 'spades', corner: 'K' } }), 'suit').length, 0);
});

const force = (text: string, note?: string): Item['stats'] => [{ text, label: 'Force', note }];
const tally = (...sides: Item[]): Region => ({ id: 'sums', kind: 'tally', items: sides });

test('totals stand side by side: the greater leads, a tie does not, and a sum has its lines', () => {
  const ahead = laid(TallyRegion, { region: tally({ id: 'a', name: 'Anne', stats: force('7', 'hero 4\ncards 3') }, { id: 'b', name: 'Bo', stats: force('5') }) });
  assert.deepEqual(told(ahead, 'leading').map((cell) => cell[0]), ['7']);
  assert.match(ahead, /class="sum[^"]*"[^>]*><span[^>]*>hero 4<\/span><span[^>]*>cards 3<\/span>/);
  assert.equal(ahead.match(/aria-expanded="false"/g)!.length, 1);
  const tie = laid(TallyRegion, { region: tally({ id: 'a', name: 'Anne', stats: force('5') }, { id: 'b', name: 'Bo', stats: force('5') }) });
  assert.deepEqual(told(tie, 'leading'), []);
});

test('a number that only one side has leaves a dash on the other', () => {
  const html = laid(TallyRegion, { region: tally({ id: 'a', name: 'Anne', stats: force('7') }, { id: 'b', name: 'Bo', stats: [] }) });
  assert.deepEqual(told(html, 'total'), ['7', '–']);
});

test('what a side put into a comparison lies under its numbers', () => {
  const put: Item = { id: 'card1', name: 'Troll', corner: '+2', tone: 'might' };
  const html = laid(TallyRegion, { region: tally({ id: 'a', name: 'Anne', stats: force('7'), under: [put] }, { id: 'b', name: 'Bo', stats: force('5') }) });
  assert.match(html, /<tfoot[\s\S]*strip-name[^>]*>Troll[\s\S]*\+2/);
  assert.doesNotMatch(laid(TallyRegion, { region: tally({ id: 'a', name: 'Anne', stats: force('7') }, { id: 'b', name: 'Bo', stats: force('5') }) }), /<tfoot/);
});

const hand: Region = { id: 'hand', area: 'hand', kind: 'hand', label: 'Your hand', items: [guardian] };
const purse: Region = { id: 'purse', area: 'home', kind: 'row', label: 'Purse', items: [{ id: 'coin', kind: 'token', name: 'Coin' }] };
const notes: Region = { id: 'notes', area: 'side', kind: 'sheet', label: 'Notes', lines: [['✓ done']] };

test('beside the hand lies what joined it; what is no card is no card there either', () => {
  const html = laid(Hand, { regions: [purse, hand] });
  assert.deepEqual(regions(html), ['purse', 'hand']);
  assert.deepEqual([...html.matchAll(/class="holder([^"]*)"/g)].map((held) => held[1]!.includes('loose')), [true, false]);
});

test('panels stand one under the other, each in its frame', () => {
  const html = laid(Panels, { regions: [notes, purse] });
  assert.deepEqual(regions(html), ['notes', 'purse']);
  assert.equal(html.match(/class="panel [^"]*"|class="panel"/g)!.length, 2);
});

const square: Region = { id: 'board', kind: 'grid', columns: 3, rows: 3, label: 'Board', items: [{ id: 's', kind: 'space', at: [0, 0] }] };
const rival: Region = { id: 'rival', area: 'away', kind: 'row', items: [{ id: 'back', down: true }] };
const pile: Region = { id: 'pile', kind: 'stack', label: 'Deck', count: 3 };
const steps: Region = { id: 'steps', kind: 'track', limit: 3, label: 'Steps' };

const areasOf = (...lying: Region[]): ReturnType<typeof arrange> => arrange({ ...scene, regions: lying });
const staged = (...lying: Region[]): string => laid(Board, { scene, areas: areasOf(...lying) });

test('the ground has its tracks above it; what is going on is staged over it', () => {
  const html = staged(square, steps, { ...notes, id: 'danger', area: 'board' });
  assert.deepEqual(regions(html), ['steps', 'board', 'danger']);
  assert.match(html, /class="staged/);
});

test('a pile beside a ground is a pile, what is mine lies at hand, and backs of others need no room', () => {
  const { piles, hand: held, side, away } = areasOf(square, pile, purse, rival, notes);
  assert.deepEqual([piles, held, side, away].map((part) => part.map(({ id }) => id)), [['pile'], ['purse'], ['notes'], []]);
});

test('a field with margins keeps in them all that is somebody’s', () => {
  const shop: Region = { id: 'shop', area: 'side', owner: 0 };
  const theirs: Region = { id: 'their shop', area: 'side', owner: 1 };
  const { home, away, side } = arrange({ ...scene, regions: [square, shop, theirs, notes] }, { flanks: true });
  assert.deepEqual([home, away, side].map((part) => part.map(({ id }) => id)), [['shop'], ['their shop'], ['notes']]);
});

test('a board alone needs no heading; without a board cards lie plainly', () => {
  assert.ok(!staged(square).includes('>Board<'));
  assert.ok(staged(square, { ...square, id: 'other', label: 'Other' }).includes('>Other<'));
  assert.match(staged(pile), /class="plain/);
});

test('hand, side and aid are not on the board', () => {
  assert.deepEqual(regions(staged(square, hand, notes, { ...notes, id: 'help', area: 'aid' })), ['board']);
});

test('a kind of region that nobody knows is told, not left out', () => {
  assert.match(staged({ id: 'odd', kind: 'spiral' as 'row' }), /role="alert"[^>]*>[^<]*spiral/);
});

test('a map that says what its colours mean is called by its name, once', () => {
  const tale: Region = { id: 'tale', kind: 'map', label: 'The Two Roads', items: [{ id: 's', kind: 'space', name: 'Ford', at: [0, 0] }], legend: [{ text: 'Side mission', tone: 'side', shape: 'diamond' }] };
  for (const html of [staged(tale), staged(tale, square)]) {
    assert.equal(html.split('>The Two Roads<').length, 2);
    assert.ok(html.includes('Side mission'));
  }
  assert.ok(!staged({ ...tale, legend: [] }).includes('>The Two Roads<'));
});

test('a sum stands like a bill; of many sums only what they come to', () => {
  const strike = (name: string): Choice => ({ option: [name], label: name, preview: [['Attack of Ann', ' +4 ', { to: 'clause', id: 'X-1' }], ['= 7 damage'], ['3 PV left']] });
  const few = laid(Foresight, { choices: [strike('Jab')] });
  assert.match(few, /class="entry[^"]*"><span[^>]*>Attack of Ann<\/span><b[^>]*> \+4 <\/b>/);
  const many = laid(Foresight, { choices: ['Jab', 'Kick', 'Bite'].map(strike) });
  assert.ok(!many.includes('Attack of Ann'));
  assert.equal(many.split('= 7 damage').length, 4);
  assert.equal(many.split('3 PV left').length, 4);
});
