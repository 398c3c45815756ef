/**
 * The wire to one table. It owns the latest state the server sent and nothing else: there is no prediction, so after any
 * gap the next state is the truth. A message that was not acknowledged is sent again, with the same id, after a reconnect.
 */

import { api } from './api';
import { Retelling, type Beat } from './retelling.svelte';
import type { LogLine, Plain, Scene } from './scene';
import type { Lang } from './settings.svelte';

export interface Refusal {
  id: string;
  code: string;
  message: string;
  clause?: string;
}

interface State {
  version: number;
  move: number;
  scene: Scene;
  log: LogLine[];
  from: number;
  undo?: boolean;
  acked?: string[];
  seat?: number | null;
  beats?: Beat[];
  /** Whether hints may be asked for: between people, once all agree. */
  hints?: boolean;
}

interface Incoming {
  state?: State;
  refused?: Refusal;
  pong?: number;
}

type Outgoing =
  | { play: { id: string; seat: number; move: number; option: Plain[] } }
  | { undo: { id: string; seat: number; move: number } };

export type Wire = 'connecting' | 'open' | 'lost' | 'gone';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;

/** Close codes after which trying again cannot help: no such table, bad token, wrong origin. */
const FINAL_CODES = new Set([4400, 4401, 4403, 4404]);

export class Live {
  wire = $state<Wire>('connecting');
  reason = $state('');
  state = $state.raw<State | null>(null);
  /** The story from line `first` on, and what `more` fetched of what came before it. */
  log = $state.raw<LogLine[]>([]);
  first = $state(0);
  earlier = $state.raw<LogLine[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** True while an answer of ours has not come back. */
  sending = $state(false);
  /** How the latest state came about, for as long as it is being told. */
  readonly retelling = new Retelling();

  #socket: WebSocket | null = null;
  #pending: { id: string; message: Outgoing } | null = null;
  #wait = FIRST_WAIT;
  #retry = 0;
  #ping = 0;
  #deadline = 0;
  #count = 0;
  #over = false;
  readonly #name = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    readonly tokens: string[],
    private lang: Lang,
    private readonly tokenOf: (seat: number) => string | undefined = () => tokens[0],
  ) {
    this.#connect();
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#over = true;
    this.retelling.skip();
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
  }

  /** Fetches lines from before those we hold. */
  more = async (): Promise<void> => {
    const { first, earlier, lang } = this;
    const seat = this.state?.seat;
    const before = first - earlier.length;
    const found = await api.lines(this.table, before, seat === null || seat === undefined ? undefined : this.tokenOf(seat));
    if (first === this.first && earlier === this.earlier && lang === this.lang) this.earlier = [...found.log, ...earlier];
  };

  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.#send({ lang });
  }

  play(seat: number, option: Plain[]): void {
    if (!this.state) return;
    const id = this.#fresh();
    this.#commit(id, { play: { id, seat, move: this.state.move, option } });
  }

  undo(seat: number): void {
    if (!this.state) return;
    const id = this.#fresh();
    this.#commit(id, { undo: { id, seat, move: this.state.move } });
  }

  #fresh(): string {
    this.#count += 1;
    return `${this.#name}-${this.#count}`;
  }

  #commit(id: string, message: Outgoing): void {
    this.refusal = null;
    this.#pending = { id, message };
    this.sending = true;
    this.#send(message);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ hello: { tokens: this.tokens, lang: this.lang, after: this.first + this.log.length } });
      this.#ping = window.setInterval(() => {
        this.#send({ ping: 1 });
        this.#expect();
      }, PING_EVERY);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#deadline);
      this.#receive(JSON.parse(String(event.data)) as Incoming);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#drop();
      if (this.#over) return;
      if (FINAL_CODES.has(event.code)) {
        this.wire = 'gone';
        this.reason = event.reason;
        return;
      }
      this.wire = 'lost';
      // Everyone comes back at once after a restart; a little chance spreads them out.
      this.#retry = window.setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
    this.#expect();
  }

  /** A silent line is a dead line: give the server some seconds, then start over. */
  #expect(): void {
    clearTimeout(this.#deadline);
    this.#deadline = window.setTimeout(() => this.#socket?.close(), PATIENCE);
  }

  #hurry = (): void => {
    if (this.wire !== 'lost' || document.hidden) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #drop(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#deadline);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #receive(message: Incoming): void {
    if (message.refused) {
      this.refusal = message.refused;
      if (this.#pending?.id === message.refused.id) this.#settle();
    }
    if (!message.state) return;
    const next = message.state;
    const resumed = this.wire !== 'open';
    this.wire = 'open';
    this.#wait = FIRST_WAIT;
    if (next.version !== this.state?.version) this.refusal = null;
    const newWords = this.state !== null && this.state.scene.lang !== next.scene.lang;
    const held = next.from - this.first;
    if (newWords || held < 0 || held > this.log.length) {
      // What we hold is in another language, or lines are missing between it and what came: begin anew with what came.
      this.first = next.from;
      this.log = next.log;
      this.earlier = [];
    } else this.log = [...this.log.slice(0, held), ...next.log];
    this.state = next;
    const beats = (next.beats ?? []).map((beat) => ({ ...beat, lines: beat.lines - this.first }));
    this.retelling.tell(beats, this.log, next.from - this.first);
    if (this.#pending && next.acked?.includes(this.#pending.id)) this.#settle();
    else if (this.#pending && resumed) this.#send(this.#pending.message);
  }

  #settle(): void {
    this.#pending = null;
    this.sending = false;
  }
}
