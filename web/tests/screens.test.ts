/** Forms and panels around the table as markup: what they offer before anybody has clicked. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from 'svelte/server';
import type { Game, Mode } from '../src/lib/api';
import { commitmentOf } from '../src/lib/fair';
import { Moments } from '../src/lib/moments';
import type { Item, LogLine, Region, Scene } from '../src/lib/scene';
import type { Workshop } from '../src/lib/workshop';
import { Bench } from '../src/make/bench.svelte';
import BringIn from '../src/make/BringIn.svelte';
import TableForm from '../src/screens/TableForm.svelte';
import EndPanel from '../src/table/EndPanel.svelte';
import MapRegion from '../src/table/map/MapRegion.svelte';
import Lay from './Lay.svelte';

const bare = (html: string): string => html.replace(/<!--.*?-->/gs, '');
/** What stands in elements of a kind, in order, without the markup inside. */
const said = (html: string, open: string, close: string): string[] =>
  [...html.matchAll(new RegExp(`<${open}[^>]*>(.*?)</${close}>`, 'gs'))].map((found) => found[1]!.replace(/<[^>]*>/g, '').trim());

const deck: Workshop = { id: 'deck', kind: 'deck', title: 'Decks', modes: ['duel'], per_seat: true, ready: [{ id: 'wolves', name: 'Wolves' }] };
const duel: Mode = {
  name: 'duel', title: 'Duel', seats: [2, 3], lessons: [{ name: 'first', title: 'Your first duel', seats: 2 }],
  settings: [{ name: 'points', label: 'Points', default: 0, clause: 'DEM-01', values: Array.from({ length: 30 }, (_, n) => ({ value: n, label: n === 25 ? '25 (strong)' : String(n) })) }],
};
const alone: Mode = { name: 'solo', title: 'Solo', seats: [1], lessons: [], settings: [] };
const game: Game = {
  name: 'demo', title: 'Demo', blurb: 'A game.', icon: 'dice', skin: {}, modes: [duel, alone], workshops: [deck],
  strengths: [{ name: 'easy', label: 'easy', bot: 'x' }, { name: 'normal', label: 'normal', bot: 'y' }],
};
const form = (company: string, one: Game = game): string => bare(render(TableForm, { props: { game: one, company } }).body);

test('a new table has a seat for everyone, in the company asked for, each with what it may bring', () => {
  const bots = form('bots');
  assert.equal(bots.match(/id="kind-/g)!.length, 2);
  assert.equal(bots.match(/id="strength-1"/g)!.length, 1);
  assert.match(bots, /<option value="normal"[^>]* selected=""[^>]*>Normal/);
  assert.equal(bots.match(/>Wolves</g)!.length, 2);
  assert.ok(form('friends').includes('id="name-1"') && !form('friends').includes('id="strength-1"'));
});

test('a new table offers the lesson; a game for one asks for no company', () => {
  assert.ok(form('bots').includes('Learn by playing: Your first duel'));
  assert.ok(!form('bots', { ...game, modes: [alone], workshops: [] }).includes('Who do you play with?'));
});

test('of many values those with a name come first', () => {
  const values = said(form('bots').slice(form('bots').indexOf('Points')), 'option', 'option');
  assert.deepEqual(values.slice(0, 3), ['25 (strong)', '0', '1']);
  assert.equal(values.length, 30);
});

test('bringing something in asks for what is made here, and waits until there is something to read', () => {
  for (const kind of ['deck', 'map'] as const) {
    const workshop = { ...deck, kind };
    const html = bare(render(BringIn, { props: { game, workshop, bench: new Bench('demo', workshop), onclose: () => {} } }).body);
    assert.ok(html.includes(kind === 'deck' ? 'Import a deck' : 'Import a story'), html.slice(0, 400));
    assert.match(html, /<button type="submit"[^>]* disabled/);
    assert.ok(!html.includes('role="alert"'));
  }
});

const key = '00'.repeat(16);
const over: Scene = {
  game: 'demo', mode: 'duel', lang: 'en', title: 'Demo', subtitle: '', seat: 1, move: 9, regions: [], over: true, verdict: 'Bo wins.', key, commitment: commitmentOf(key),
  plates: [{ seat: 0, name: 'Anne', rank: 2, score: '3' }, { seat: 1, name: 'Bo', rank: 1, score: '7' }],
};
const ended = (scene: Scene, more: object = {}): string => bare(render(EndPanel, { props: { scene, table: 't', onclose: () => {}, ...more } }).body);

test('at the end the winner stands first, with places and scores, and who looks on is told', () => {
  const html = ended(over);
  assert.ok(html.includes('Bo wins.'));
  assert.deepEqual(said(html, 'span class="rank', 'span'), ['1', '2']);
  assert.deepEqual(said(html, 'span class="score', 'span'), ['7', '3']);
  assert.match(html, /Bo\s*<small[^>]*>you<\/small>/);
  assert.match(html, /href="#\/replay\/t\/0"/);
});

test('those who win together have no places; only who can may play again', () => {
  const both = { ...over, plates: over.plates.map((plate) => ({ ...plate, rank: 1 })) };
  assert.deepEqual(said(ended(both), 'span class="rank', 'span'), ['', '']);
  assert.ok(!ended(over).includes('Rematch') && ended(over, { onrematch: () => {} }).includes('Rematch'));
});

test('a key that does not fit what was promised is told', () => {
  const fair = said(ended(over), 'summary', 'summary');
  assert.notDeepEqual(said(ended({ ...over, commitment: commitmentOf('01'.repeat(16)) }), 'summary', 'summary'), fair);
  assert.deepEqual(said(ended({ ...over, key: undefined }), 'summary', 'summary'), []);
});

const line = (text: string, moment = false): LogLine => ({ text: [text], move: 1, kind: 'x', moment });

test('what explains a moment is said with it, and with no other', () => {
  const log = [line('a')];
  const moments = new Moments(log);
  moments.hear([...log, { ...line('5 against 4'), leads: true }, line('in between'), line('won', true), line('injured', true)]);
  assert.deepEqual([moments.next(), moments.next()].map((one) => one?.before?.map((lead) => lead.text[0])), [['5 against 4'], []]);
});

test('moments are said once, while one looks on, and never more than the last few', () => {
  const log = [line('a', true), line('b')];
  const moments = new Moments(log);
  assert.equal(moments.next(), null);
  moments.hear([...log, line('c'), line('d', true)]);
  moments.hear([...log, line('c'), line('d', true)]);
  assert.deepEqual([moments.next()?.text, moments.next()], [['d'], null]);
  const many = [...log, line('c'), line('d', true), ...[...'efghi'].map((text) => line(text, true))];
  moments.hear(many);
  assert.deepEqual([moments.next(), moments.next(), moments.next(), moments.next()].map((one) => one?.text[0]), ['e', 'h', 'i', undefined]);
});

test('the story that was there before, or comes late as a whole, has no moments', () => {
  const moments = new Moments([]);
  moments.hear([line('a', true), line('b', true)]);
  assert.equal(moments.next(), null);
});

const place = (id: string, x: number, more: Partial<Item> = {}): Item => ({ id, kind: 'space', name: id, at: [x, 1], ...more });
const map: Region = {
  id: 'land', kind: 'map', columns: 10, rows: 5, links: [{ a: 'Lyon', b: 'Roma', label: '3 days' }, { a: 'Lyon', b: 'Nowhere', label: 'lost' }],
  items: [place('Lyon', 1), place('Roma', 8), { id: 'Anne', kind: 'piece', name: 'Anne', on: 'Roma', owner: 0 }],
};
const drawn = (region: Region): string => bare(render(Lay, { props: { part: MapRegion, scene: over, props: { region } } }).body);

test('a map shows its places, who stands where, and the ways that lead somewhere', () => {
  const html = drawn(map);
  const places = html.split(/class="place/).slice(1);
  assert.equal(places.length, 2);
  assert.deepEqual(places.map((one) => [one.startsWith(' ') && one.slice(0, 40).includes('occupied'), one.includes('data-item="Anne"')]), [[false, false], [true, true]]);
  assert.deepEqual(said(html, 'span class="way-name', 'span'), ['3 days']);
});

test('a map of rooms needs no names beside them and begins as a whole', () => {
  const html = drawn({ ...map, items: [place('Hall', 2, { size: [3, 2] }), place('Cellar', 7, { size: [3, 2] })] });
  assert.match(html, /class="map[^"]* rooms/);
  assert.ok(!html.includes('Zoom in'));
  assert.ok(drawn(map).includes('Zoom in'));
});
