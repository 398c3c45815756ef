import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blocks } from '../src/lib/ruletext';
import { legible, look, readableOn } from '../src/lib/skin';
import { shapes } from '../src/lib/shapes';

const known = new Set(['LED-04', 'THA-M04']);

test('a rule is split into words, emphasis and clauses that exist', () => {
  const [paragraph] = blocks('A **pair** beats LED-04, *always*; not XYZ-99.', known);
  assert.deepEqual(
    paragraph!.spans.map((span) => [span.kind, span.text]),
    [['text', 'A '], ['bold', 'pair'], ['text', ' beats '], ['clause', 'LED-04'], ['text', ', '], ['italic', 'always'], ['text', '; not XYZ-99.']],
  );
});

test('lists and paragraphs', () => {
  assert.deepEqual(blocks('One\ntwo.\n\n- first THA-M04\n- second', known).map((block) => block.kind), ['paragraph', 'item', 'item']);
});

test('text on a colour can be read', () => {
  assert.equal(readableOn('#ffd36b'), '#1b140a');
  assert.equal(readableOn('#14382c'), '#ffffff');
  assert.equal(legible('#ffd36b'), '#ffd36b');
  assert.equal(readableOn(legible('#a8713f')), '#ffffff'); // on bronze itself neither ink can be read
});

test('every tone has a colour and a shape, always the same; a suit has its own', () => {
  const skin = look({ tones: { hearts: '#b3392e', might: '#c9442e', mind: '#2f7d4a' } }, true);
  assert.equal(skin.tone('hearts').shape, 'heart');
  assert.notEqual(skin.tone('might').shape, skin.tone('mind').shape);
  const unknown = skin.tone('nobody-named-it');
  assert.ok(unknown.shape in shapes);
  assert.deepEqual(unknown, skin.tone('nobody-named-it'));
  assert.equal(skin.tone('might', 'star').shape, 'star');
});

test('a light page may have colours of its own', () => {
  const skin = { felt: '#14382c', felt2: '#1d4a3a', light: { felt: '#cfe0d4' } };
  assert.equal(look(skin, true).properties['--felt'], '#14382c');
  assert.equal(look(skin, false).properties['--felt'], '#cfe0d4');
});
