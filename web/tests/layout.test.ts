/** Where everything lies: two hundred windows and every shape of table. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plan, type Box, type Ground, type Plan } from '../src/table/layout';

const GAMES: Record<string, Ground> = {
  tracks: {},
  field: { aspect: 1, columns: 6, rows: 6, gates: 0.88, flanks: true },
  chart: { aspect: 1000 / 536, pans: true, bleeds: true },
  rooms: { columns: 4, rows: 6, bleeds: true },
  story: { flanks: true },
};
const WIDTHS = [360, 375, 390, 412, 430, 480, 600, 700, 768, 820, 912, 959, 960, 1024, 1100, 1280, 1366, 1440, 1600, 1920];
const HEIGHTS = [640, 667, 700, 740, 800, 844, 900, 932, 1000, 1080];
const SIZES = WIDTHS.flatMap((width) => HEIGHTS.map((height) => [width, height] as const));
const ZONES = ['plates', 'rail', 'board', 'prompt', 'hand'] as const;

interface Case {
  width: number;
  height: number;
  game: Ground;
  at: string;
}
function every(check: (plan: Plan, at: Case) => void): void {
  for (const [width, height] of SIZES)
    for (const [name, game] of Object.entries(GAMES)) check(plan({ width, height, game }), { width, height, game, at: `${name} ${width}×${height}` });
}
const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const inside = (a: Box, b: Box): boolean => a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

test('zones never overlap, and together they are the whole window', () =>
  every((p, { width, height, at }) => {
    for (const [i, a] of ZONES.entries()) for (const b of ZONES.slice(i + 1)) assert.ok(!meet(p[a], p[b]), `${at}: ${a} over ${b}`);
    assert.equal(ZONES.reduce((sum, zone) => sum + p[zone].w * p[zone].h, 0), width * height, `${at}: a hole`);
  }));

test('nothing is outside of the window; all numbers are whole', () =>
  every((p, { width, height, at }) => {
    for (const [name, zone] of Object.entries(p) as [string, Box | null][]) {
      if (!zone || typeof zone !== 'object') continue;
      for (const n of Object.values(zone)) assert.ok(Number.isInteger(n) && n >= 0, `${at}: ${name} ${JSON.stringify(zone)}`);
      assert.ok(inside(zone, { x: 0, y: 0, w: width, h: height }), `${at}: ${name}`);
    }
  }));

test('ground, home and away lie in the board and apart', () =>
  every((p, { at }) => {
    assert.ok(inside(p.ground, p.board), at);
    if (!p.home || !p.away) return assert.equal(p.away, p.home);
    for (const side of [p.home, p.away]) {
      assert.ok(inside(side, p.board), at);
      assert.ok(!meet(side, { ...p.ground, x: p.ground.x - p.gate, w: p.ground.w + 2 * p.gate }), `${at}: a side over the ground`);
    }
    assert.ok(!meet(p.home, p.away), at);
  }));

test('the moment is the board, and leaves prompt and hand free', () =>
  every((p, { at }) => {
    assert.deepEqual(p.moment, p.board, at);
    if (p.sheet) assert.ok(!meet(p.sheet, p.prompt) && !meet(p.sheet, p.plates), at);
  }));

test('touch targets and least sizes', () =>
  every((p, { game, at }) => {
    assert.ok(p.touch >= (p.wide ? 32 : 44), at);
    assert.ok(p.rail.h >= 44 && p.plates.h >= 44, at);
    assert.ok(p.prompt.h >= (p.wide ? 56 : 100), `${at}: a line and a row of buttons`);
    assert.ok(p.board.h >= p.hand.h && p.board.h >= 236, `${at}: the board is the largest, ${p.board.h}`);
    assert.ok(p.card.w >= 112 && p.card.h >= 152, `${at}: card ${p.card.w}×${p.card.h}`);
    if (!p.wide) assert.ok(p.card.w >= 176, `${at}: one readable card`);
    if (p.wide) assert.ok(p.rail.w >= 240, at);
    if (game.rows && game.columns) {
      const least = Math.min(p.ground.w / game.columns, p.ground.h / game.rows);
      assert.ok(least >= p.touch, `${at}: a square of ${least.toFixed(1)}`);
    }
    if (p.home) assert.ok(p.home.w >= 160 && p.home.h >= 44, `${at}: ${p.home.w}×${p.home.h} for what is mine`);
  }));

test('at the two sizes that are looked at', () => {
  const desk = plan({ width: 1280, height: 800, game: GAMES.field });
  assert.deepEqual([desk.board, desk.prompt, desk.hand, desk.rail].map((zone) => [zone.x, zone.y, zone.w, zone.h]), [[0, 52, 1000, 496], [0, 548, 1000, 60], [0, 608, 1000, 192], [1000, 52, 280, 748]]);
  const phone = plan({ width: 390, height: 844, game: GAMES.field });
  assert.ok(phone.ground.w / 6 >= 44, `squares of ${phone.ground.w / 6}`);
});

test('nothing depends on what happens in the match', () => {
  const match = { phase: 'conflict', hand: 9, prompt: 'A very long sentence that would have made the prompt grow', moment: true };
  for (const [width, height] of SIZES) for (const game of Object.values(GAMES)) assert.deepEqual(plan({ width, height, game, ...match }), plan({ width, height, game }));
});

test('a growing window never shrinks the board', () => {
  for (const game of Object.values(GAMES))
    for (let height = 641; height <= 1080; height++) {
      const [a, b] = [plan({ width: 390, height: height - 1, game }), plan({ width: 390, height, game })];
      assert.ok(b.board.h >= a.board.h, `${height}`);
    }
});

test('safe areas are kept free', () => {
  const p = plan({ width: 390, height: 844, safe: { top: 47, bottom: 34 }, game: GAMES.tracks });
  assert.ok(p.plates.y === 47 && p.hand.y + p.hand.h === 844 - 34);
});
