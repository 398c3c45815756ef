import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { lasting } from '../src/lib/moments';
import { lasts, Retelling } from '../src/lib/retelling.svelte';
import type { LogLine, Scene } from '../src/lib/scene';

const line = (text: string, moment = false): LogLine => ({ text: [text], move: 1, kind: 'x', moment }) as LogLine;
const scene = (title: string): Scene => ({ title, regions: [], plates: [] }) as unknown as Scene;
const log = [line('before'), line('turned'), line('walked'), line('hit'), line('your turn')];
const beats = [{ scene: scene('one'), lines: 2 }, { scene: scene('two'), lines: 4 }];

test('what happened is told stop by stop, with its own lines, and then is over', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const telling = new Retelling();
  telling.tell(beats, log, 1);
  assert.deepEqual([telling.now!.scene.title, telling.now!.told], ['one', log.slice(1, 2)]);
  mock.timers.tick(lasts(log.slice(1, 2)));
  assert.deepEqual([telling.now!.scene.title, telling.now!.told], ['two', log.slice(2, 4)]);
  mock.timers.tick(lasts(log.slice(2, 4)));
  assert.equal(telling.now, null);
  mock.timers.reset();
});

test('telling can be skipped, and is over where the story was taken back', () => {
  const telling = new Retelling();
  telling.tell(beats, log, 1);
  telling.skip();
  assert.equal(telling.now, null);
  telling.tell(beats, log, 1);
  telling.tell([], log.slice(0, 2), 1);
  assert.equal(telling.now, null);
});

test('what happens meanwhile does not cut it short, and is told after it', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const telling = new Retelling();
  telling.tell(beats, log, 1);
  telling.tell([], [...log, line('a bot walks')], 5);
  assert.equal(telling.now!.scene.title, 'one');
  const longer = [...log, line('a bot walks'), line('and fights')];
  telling.tell([{ scene: scene('three'), lines: 7 }], longer, 6);
  mock.timers.tick(lasts(log.slice(1, 2)));
  assert.equal(telling.now!.scene.title, 'two');
  mock.timers.tick(lasts(log.slice(2, 4)));
  assert.deepEqual([telling.now!.scene.title, telling.now!.told], ['three', longer.slice(6, 7)]);
  mock.timers.tick(lasts(longer.slice(6, 7)));
  assert.equal(telling.now, null);
  mock.timers.reset();
});

test('what is said large is over before the table goes on', () => {
  const moments = [line('a soul is trapped', true), line('a reward', true)];
  assert.equal(lasts(moments), lasting(moments[0]!) + lasting(moments[1]!));
});
