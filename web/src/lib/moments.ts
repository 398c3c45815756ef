/** Which lines of the log are still to be said large. */

import { plain, type LogLine } from './scene';

/** Whoever plays fast does not want to read everything that was. */
const MOST_WAITING = 2;
const MOST_LEADING = 2;
const MOST_TOLD = 12;

/** A line to be said large, and what led to it. */
export interface Moment extends LogLine {
  before?: LogLine[];
}

const LEAST = 1400;
const A_LETTER = 28;

/** How long it stands there, to be read. */
export const lasting = (moment: Moment): number =>
  LEAST + A_LETTER * [moment, ...(moment.before ?? [])].reduce((letters, line) => letters + plain(line.text).length, 0);

export class Moments {
  #read: number;
  #waiting: Moment[] = [];
  /** What explains a moment that is still to come. */
  #leading: LogLine[] = [];
  /** What was told since the last of them: a scene shows how it came about. */
  #told: LogLine[] = [];

  constructor(
    log: LogLine[],
    /** Whether a kind of line is played as a scene, whatever else is told of it. */
    private readonly played: (kind: string) => boolean = () => false,
  ) {
    this.#read = log.length;
  }

  /** Only what happens while one looks on: not the story that was there before, nor the same story in another language. */
  hear(log: LogLine[]): void {
    if (this.#read > 0 && log.length > this.#read) {
      for (const line of log.slice(this.#read)) {
        if (line.leads) this.#leading.push(line);
        const staged = this.played(line.kind);
        if (!line.moment && !staged) {
          this.#told.push(line);
          continue;
        }
        // What was rolled for something else does not explain it.
        const leading = this.#leading.filter((lead) => lead.move === line.move).slice(-MOST_LEADING);
        this.#waiting.push({ ...line, before: staged ? this.#told.slice(-MOST_TOLD) : leading });
        this.#leading = [];
        this.#told = [];
      }
    }
    this.#read = log.length;
  }

  next(): Moment | null {
    const line = this.#waiting.shift() ?? null;
    this.#waiting = this.#waiting.slice(-MOST_WAITING);
    return line;
  }
}
