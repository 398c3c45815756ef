/**
 * What the rules did by themselves, told stop by stop: the table as it was at each of them, with the lines that led there.
 * The state behind it is the truth all the while; skipping shows it at once.
 */

import { lasting } from './moments';
import { plain, type LogLine, type Scene } from './scene';
import { pace } from './settings.svelte';

/** The table on the way to a state, when the story had so many lines. */
export interface Beat {
  scene: Scene;
  lines: number;
}

export interface Stop extends Beat {
  /** What has just happened. */
  told: LogLine[];
}

const LEAST = 700;
const A_LETTER = 20;
const MOST = 2600;
/** Whoever is farther behind than this is brought to where the table is. */
const MOST_AHEAD = 40;

export class Retelling {
  /** Where the telling is; null: at the end of it. */
  now = $state.raw<Stop | null>(null);
  #ahead: Stop[] = [];
  /** So many lines of the story have been told, or are going to be. */
  #lines = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell these, after what is still being told; where the story was taken back, or there is too much of it, that is over. */
  tell(beats: Beat[], log: LogLine[], from: number): void {
    if (!pace() || from < this.#lines || this.#ahead.length + beats.length > MOST_AHEAD) this.skip();
    this.#lines = log.length;
    if (!pace()) return;
    let told = from;
    for (const beat of beats) {
      this.#ahead.push({ ...beat, told: log.slice(told, beat.lines) });
      told = beat.lines;
    }
    if (!this.now) this.#next();
  }

  skip = (): void => {
    clearTimeout(this.#timer);
    this.#ahead = [];
    this.now = null;
  };

  #next = (): void => {
    this.now = this.#ahead.shift() ?? null;
    if (this.now) this.#timer = setTimeout(this.#next, lasts(this.now.told) * pace());
  };
}

/** As long as it takes to read what matters most of it, its last lines; and what is said large must be over before the table goes on. */
export function lasts(told: LogLine[]): number {
  const letters = told.slice(-2).reduce((sum, line) => sum + plain(line.text).length, 0);
  const moments = told.filter((line) => line.moment).reduce((sum, line) => sum + lasting(line), 0);
  return Math.max(Math.min(LEAST + letters * A_LETTER, MOST), moments);
}
