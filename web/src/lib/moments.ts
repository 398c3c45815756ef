/** Which lines of the log are still to be said large. */

import { plain, type LogLine } from './scene';

/** Whoever plays fast does not want to read everything that was. */
const MOST_WAITING = 2;

const LEAST = 1400;
const A_LETTER = 28;

/** How long it stands there, to be read. */
export const lasting = (line: LogLine): number => LEAST + plain(line.text).length * A_LETTER;

export class Moments {
  #read: number;
  #waiting: LogLine[] = [];

  constructor(log: LogLine[]) {
    this.#read = log.length;
  }

  /** Only what happens while one looks on: not the story that was there before, nor the same story in another language. */
  hear(log: LogLine[]): void {
    if (this.#read > 0 && log.length > this.#read) this.#waiting.push(...log.slice(this.#read).filter((line) => line.moment));
    this.#read = log.length;
  }

  next(): LogLine | null {
    const line = this.#waiting.shift() ?? null;
    this.#waiting = this.#waiting.slice(-MOST_WAITING);
    return line;
  }
}
