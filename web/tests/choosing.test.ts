import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chooser } from '../src/lib/choosing.svelte';
import { copies, type Choice, type Item, type Region } from '../src/lib/scene';

const lay = (card: string, hero: string): Choice => ({ option: ['lay', card, hero], label: `${card} on ${hero}`, items: [card, hero] });
const done: Choice = { option: ['done'], label: 'Done', role: 'main' };
const keep: Choice = { option: ['keep', 'a'], label: 'Keep a', items: ['a'] };
const far: Choice = { option: ['far'], label: 'Far away', items: ['elsewhere'] };

function offered(choices: Choice[], confirm = false): { chooser: Chooser; sent: Choice[] } {
  const sent: Choice[] = [];
  const chooser = new Chooser((choice) => sent.push(choice), () => confirm);
  chooser.offer({ choices }, new Set(['a', 'b', 'x', 'y']));
  return { chooser, sent };
}

const glowing = (chooser: Chooser): string[] => [...chooser.targets.keys()].sort();

test('only first items glow, then those that follow them', () => {
  const { chooser, sent } = offered([lay('a', 'x'), lay('a', 'y'), lay('b', 'y'), done]);
  assert.deepEqual(glowing(chooser), ['a', 'b']);
  chooser.pick('a');
  assert.deepEqual(glowing(chooser), ['x', 'y']);
  assert.deepEqual(chooser.buttons, []);
  chooser.pick('y');
  assert.deepEqual(sent.map((choice) => choice.option), [['lay', 'a', 'y']]);
});

test('a single choice waits until its path is complete', () => {
  const { chooser, sent } = offered([lay('a', 'x')]);
  chooser.pick('a');
  assert.equal(sent.length, 0);
  chooser.pick('x');
  assert.equal(sent.length, 1);
});

test('what does not glow cannot be picked', () => {
  const { chooser, sent } = offered([lay('a', 'x'), done]);
  chooser.pick('x');
  assert.deepEqual(chooser.path, []);
  assert.equal(sent.length, 0);
});

test('choices without items, and those whose item is not on the table, are buttons', () => {
  const { chooser } = offered([lay('a', 'x'), done, far]);
  assert.deepEqual(chooser.buttons, [done, far]);
});

test('the only choice there is can be clicked on the table and is a button as well', () => {
  const { chooser } = offered([keep]);
  assert.deepEqual(glowing(chooser), ['a']);
  assert.deepEqual(chooser.buttons, [keep]);
});

test('a choice that ends where others go on becomes a button there', () => {
  const { chooser, sent } = offered([keep, lay('a', 'x')]);
  chooser.pick('a');
  assert.deepEqual(chooser.buttons, [keep]);
  assert.deepEqual(glowing(chooser), ['x']);
  assert.equal(sent.length, 0);
});

test('the one main choice is a button too, wherever it glows', () => {
  const hunt: Choice = { option: ['hunt'], label: 'Hunt', items: ['a'], role: 'main' };
  assert.deepEqual(offered([hunt, keep, done]).chooser.buttons, [done]);
  const { chooser } = offered([hunt, keep]);
  assert.deepEqual(chooser.buttons, [hunt]);
  assert.deepEqual(glowing(chooser), ['a']);
});

test('two choices with the same items are told apart by buttons', () => {
  const other: Choice = { ...keep, option: ['burn', 'a'], label: 'Burn a' };
  const { chooser, sent } = offered([keep, other]);
  chooser.pick('a');
  assert.equal(sent.length, 0);
  assert.deepEqual(chooser.buttons, [keep, other]);
});

test('back undoes one click at a time', () => {
  const { chooser } = offered([lay('a', 'x'), lay('a', 'y')]);
  assert.equal(chooser.back(), false);
  chooser.pick('a');
  assert.equal(chooser.back(), true);
  assert.deepEqual(glowing(chooser), ['a']);
});

test('with confirmation nothing is sent before the yes', () => {
  const { chooser, sent } = offered([lay('a', 'x'), lay('a', 'y')], true);
  chooser.pick('a');
  chooser.pick('y');
  assert.equal(chooser.unsure?.label, 'a on y');
  assert.deepEqual(glowing(chooser), []);
  chooser.back();
  assert.deepEqual(chooser.path, ['a']);
  chooser.pick('x');
  chooser.confirm();
  assert.deepEqual(sent.map((choice) => choice.label), ['a on x']);
});

test('a choice from the list is sent whole, and going back to it keeps the path that was clicked', () => {
  const { chooser, sent } = offered([lay('a', 'x'), lay('a', 'y')], true);
  chooser.pick('a');
  chooser.choose(lay('a', 'y'));
  chooser.back();
  assert.deepEqual(chooser.path, ['a']);
  assert.equal(sent.length, 0);
});

test('a finger is told much about a choice before it is done; a mouse has seen it already', () => {
  const strike: Choice = { ...keep, preview: [['5 of the hero'], ['+2 of the card'], ['− 3 Defence']] };
  const { chooser, sent } = offered([strike]);
  chooser.byTouch = true;
  chooser.pick('a');
  assert.equal(chooser.unsure, strike);
  assert.equal(sent.length, 0);
  chooser.confirm();
  assert.deepEqual(sent, [strike]);

  const mouse = offered([strike]);
  mouse.chooser.pick('a');
  assert.deepEqual(mouse.sent, [strike]);
});

test('a hint marks what to click next, and nothing once the player goes another way', () => {
  const wanted = lay('a', 'y');
  const { chooser } = offered([lay('a', 'x'), wanted, lay('b', 'y')]);
  chooser.hinted = wanted;
  assert.deepEqual([...chooser.hintedItems], ['a']);
  chooser.pick('a');
  assert.deepEqual([...chooser.hintedItems], ['y']);
  chooser.back();
  chooser.pick('b');
  assert.deepEqual([...chooser.hintedItems], []);
});

const step = (to: string): Choice => ({ option: ['move', to], label: to, items: [to] });
const near = { item: 'x', label: 'One step', option: ['move', 'x'] };
const route = { item: 'y', label: 'Two steps', option: ['move', 'y'], after: 'x' };
const spaces = new Set(['x', 'y']);

test('something farther off is reached answer by answer', () => {
  const { chooser, sent } = offered([]);
  chooser.offer({ choices: [step('x'), done], routes: [near, route], move: 3 }, spaces);
  assert.deepEqual(glowing(chooser), ['x', 'y']);
  assert.deepEqual(chooser.buttons, [done]);
  chooser.pick('y');
  chooser.offer({ choices: [], move: 3 }, spaces); // while the answer is on its way
  chooser.offer({ choices: [step('x'), step('y'), done], move: 4 }, spaces);
  assert.deepEqual(sent.map((choice) => choice.option), [['move', 'x'], ['move', 'y']]);
});

test('a journey ends when something comes between', () => {
  const { chooser, sent } = offered([]);
  chooser.offer({ choices: [step('x'), done], routes: [near, route], move: 3 }, spaces);
  chooser.pick('y');
  chooser.offer({ choices: [done], move: 4 }, spaces); // a question of another kind
  chooser.offer({ choices: [step('y'), done], move: 5 }, spaces);
  assert.equal(sent.length, 1);
  chooser.offer({ choices: [step('x'), done], routes: [near, route], move: 6 }, spaces);
  chooser.pick('y');
  chooser.offer({ choices: [step('y'), done], move: 8 }, spaces); // somebody else was asked meanwhile
  assert.equal(sent.length, 2);
});

test('a card whose words are out of a finger’s sight is read before it is played', () => {
  const { chooser, sent } = offered([keep, lay('b', 'x')]);
  chooser.pick('a', true);
  assert.deepEqual(sent, [keep], 'a mouse has seen it large');

  const touched = offered([keep, lay('b', 'x')]);
  touched.chooser.byTouch = true;
  touched.chooser.pick('a', true);
  assert.equal(touched.chooser.unsure, keep);
  assert.equal(touched.sent.length, 0);
  touched.chooser.back();
  touched.chooser.pick('b', true); // only half a choice: nothing to be sure of yet
  assert.equal(touched.chooser.unsure, null);
  touched.chooser.pick('x');
  assert.deepEqual(touched.sent.map((choice) => choice.option), [['lay', 'b', 'x']]);
});

test('of things that look the same any will do, and the one offered is meant', () => {
  const sent: Choice[] = [];
  const chooser = new Chooser((choice) => sent.push(choice), () => false);
  chooser.offer({ choices: [keep, done] }, new Set(['a', 'twin', 'other']), [['twin', 'a']]);
  assert.deepEqual([...chooser.targets.keys()].sort(), ['a', 'twin']);
  chooser.pick('twin');
  assert.deepEqual(sent, [keep]);
  chooser.offer({ choices: [lay('a', 'h1'), lay('a', 'h2')] }, new Set(['a', 'twin', 'h1', 'h2']), [['twin', 'a']]);
  chooser.pick('twin');
  assert.deepEqual([chooser.path, [...chooser.targets.keys()]], [['a'], ['h1', 'h2']]);
});

test('copies in a hand are those that differ in nothing', () => {
  const hand = (items: Item[]): Region => ({ id: 'hand', kind: 'hand', area: 'hand', items });
  const card = (id: string, more: Partial<Item> = {}): Item => ({ id, card: 'fire', name: 'Fire', ...more });
  assert.deepEqual(copies([hand([card('1'), card('2', { flags: ['spent'] }), card('3'), { id: '4', down: true }, { id: '5', down: true }])]), [['1', '3']]);
  assert.deepEqual(copies([{ ...hand([card('1'), card('2')]), area: 'board' }]), []);
});

test('a finger reads what it plays, not what it plays it on', () => {
  const { chooser } = offered([keep, lay('b', 'x')]);
  chooser.byTouch = true;
  chooser.pick('b', true);
  chooser.pick('x', true);
  assert.ok(chooser.unsure);
  assert.equal(chooser.about, 'b');
  chooser.back();
  chooser.back();
  chooser.pick('a', true);
  assert.equal(chooser.about, 'a');
});
