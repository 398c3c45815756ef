/**
 * plan(): where everything lies, from the window and the game alone. No DOM, no measuring, no state of the match:
 * the same window and game give the same rectangles from the first frame to the last.
 */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What a game says once about its table (`[board]` of its skin). */
export interface Ground {
  /** Width to height of its ground (a field 1, a chart 2); without it the ground fills the board. */
  aspect?: number;
  /** Of that ground, if it is a grid: its squares then stay finger-sized. */
  columns?: number;
  rows?: number;
  /** Whether each side keeps things beside the ground (a prison, a shop). */
  flanks?: boolean;
  /** Whether what each side keeps there are those who play for it, as cards. */
  cards?: boolean;
  /** Squares beside the ground, left and right, in squares. */
  gates?: number;
  /** Whether the ground may be larger than the board and be dragged (a world chart on a phone). */
  pans?: boolean;
  /** How far the painting of a map reaches beyond its left and right edge, in the map's own units. */
  overlap?: number;
  /** How thick the painted walls of rooms are, of so many units across the painting. */
  wall?: number;
  units?: number;
  /** Whether the ground runs to the edge of the board. */
  bleeds?: boolean;
}

export interface Window {
  width: number;
  height: number;
  /** Kept free for a notch or a home indicator. */
  safe?: { top?: number; bottom?: number };
  game?: Ground;
}

export interface Plan {
  /** The shape: rail as a column (true) or as one line under the plates (false). */
  wide: boolean;
  /** So low a board that pictures on it are left out. */
  low: boolean;
  /** Who plays, with their counters; back, title and menu. */
  plates: Box;
  /** What happened and what lies aside: a column, or a line that opens the sheet. */
  rail: Box;
  /** The place; ground, home and away lie in it. */
  board: Box;
  ground: Box;
  /** The width of what stands beside the ground, at each side. */
  gate: number;
  /** What is mine, what is theirs; null where squares would become too small: then both lie in the sheet. */
  home: Box | null;
  away: Box | null;
  /** One sentence, one rule, one main button. */
  prompt: Box;
  hand: Box;
  /** One card of the hand, whole and readable. */
  card: Box;
  /** The staged moment: exactly the board, so that prompt and hand stay free. */
  moment: Box;
  /** Where a drawer opens on a narrow window: board and line together. */
  sheet: Box | null;
  /** The least side of anything to press. */
  touch: number;
}

const WIDE_FROM = 960;
const PLATES = 52;
const LINE = 44;
const FINGER = 44;
const POINTER = 32;
const FLANK = 180;
const LOW = 340;

const between = (least: number, share: number, most: number): number => Math.max(least, Math.min(most, Math.round(share)));
const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

export function plan({ width, height, safe = {}, game = {} }: Window): Plan {
  const { aspect = 0, columns = 0, rows = 0, flanks = false, gates = 0, pans = false, bleeds = false } = game;
  const { top = 0, bottom = 0 } = safe;
  const wide = width >= WIDE_FROM;
  const room = height - top - bottom;

  const column = wide ? between(240, width * 0.219, 360) : 0;
  const main = width - column;
  const line = wide ? 0 : LINE;
  const promptHigh = wide ? 60 : 100;
  const handHigh = wide ? between(160, room * 0.24, 268) : between(168, room * 0.272, 300);
  const boardHigh = room - PLATES - line - promptHigh - handHigh;

  const plates = box(0, top, width, PLATES);
  const rail = wide ? box(main, top + PLATES, column, room - PLATES) : box(0, top + PLATES, width, line);
  const board = box(0, top + PLATES + line, main, boardHigh);
  const prompt = box(0, board.y + board.h, main, promptHigh);
  const hand = box(0, prompt.y + promptHigh, main, handHigh);

  // The ground: as large as the board allows. What each side keeps lies where that leaves the ground larger.
  const pad = wide && !bleeds ? 10 : 0;
  const share = 1 + (columns ? (2 * gates) / columns : 0); // the gates need their squares too
  const free = { w: main - 2 * pad, h: boardHigh - 2 * pad };
  const shaped = Boolean(aspect) && !(pans && !wide);
  const largest = (w: number, h: number): number => (shaped ? Math.min(h, w / share / aspect) : h);
  const strip = wide ? between(72, boardHigh * 0.16, 120) : FINGER;
  const beside = flanks && wide && largest(free.w - 2 * FLANK, free.h) >= largest(free.w, free.h - 2 * strip);
  const strips = flanks && !beside && largest(free.w, free.h - 2 * strip) >= FINGER * rows;
  const most = beside
    ? box(pad + FLANK, board.y + pad, free.w - 2 * FLANK, free.h)
    : box(pad, board.y + pad + (strips ? strip : 0), free.w, free.h - (strips ? 2 * strip : 0));
  let ground = most;
  if (shaped) {
    const h = Math.floor(largest(most.w, most.h));
    const w = Math.floor(h * aspect);
    ground = box(Math.round(most.x + (most.w - w) / 2), Math.round(most.y + (most.h - h) / 2), w, h);
  }
  const gate = columns ? Math.floor((ground.w / columns) * gates) : 0;
  const side = ground.x - gate - pad - 12;
  const home = beside
    ? box(pad, board.y + pad, side, free.h)
    : strips
      ? box(pad, board.y + boardHigh - pad - strip, free.w, strip)
      : null;
  const away = beside ? box(main - pad - side, board.y + pad, side, free.h) : strips ? box(pad, board.y + pad, free.w, strip) : null;

  const cardHigh = handHigh - 8;
  const card = wide
    ? box(0, 0, Math.round(cardHigh * 0.8), cardHigh)
    : box(0, 0, Math.min(width - 108, Math.round(cardHigh * 1.16)), cardHigh);
  return {
    wide,
    low: boardHigh < LOW,
    plates,
    rail,
    board,
    ground,
    gate,
    home,
    away,
    prompt,
    hand,
    card,
    moment: { ...board },
    sheet: wide ? null : box(0, rail.y, width, line + boardHigh),
    touch: wide ? POINTER : FINGER,
  };
}

/** A rectangle as CSS, in a parent whose corner is `from`. */
export const placed = ({ x, y, w, h }: Box, from: { x: number; y: number } = { x: 0, y: 0 }): string =>
  `left:${x - from.x}px;top:${y - from.y}px;width:${w}px;height:${h}px`;
