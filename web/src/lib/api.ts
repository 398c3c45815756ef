/** The server's HTTP calls; docs/api.md is the contract. */

import type { Item, LogLine, Plain, Plate, Scene } from './scene';
import type { Ground } from '../table/layout';
import { settings } from './settings.svelte';
import type { Catalogue, Check, Judgement, Workshop } from './workshop';

export interface SkinColours {
  tones?: Record<string, string>;
  felt?: string;
  felt2?: string;
  paper?: string;
  ink?: string;
  accent?: string;
  /** Of the one button that leads on. */
  main?: string;
  second?: string;
  /** The table itself, and words that lie on it. */
  table?: string;
  text?: string;
  back?: string;
  font?: string;
}

/** How a game's cards are printed, and with them everything around them. */
export type Front = 'plain' | 'woodcut' | 'watercolour' | 'pulp' | 'mezzotint';
/** How a moment is played over the board. */
export type SceneKind = 'duel' | 'blow' | 'fight' | 'told';

/** A room of a map: what it is called, and what one walks on. */
export interface RoomLook {
  en?: string;
  fr?: string;
  floor?: string;
}

/** A game's box on the shelf. */
export interface Box {
  /** Which in the row; the first one stands at the front. */
  place?: number;
  minutes?: number;
  /** How much there is to learn, from 1 to 3. */
  weight?: number;
  /** One of the small ones at the end. */
  small?: boolean;
  /** Whose picture stands on what comes ready-made, by its name. */
  ready?: Record<string, string>;
}

export interface Skin extends SkinColours {
  box?: Box;
  light?: SkinColours;
  front?: Front;
  /** Whether its table is dark, whatever the page is. Without it the table follows the page. */
  dark?: boolean;
  /** Typefaces of titles and of words. */
  title?: string;
  words?: string;
  /** The drawing that lies under a map. */
  ground?: string;
  /** The painting that everything lies on, among the game's pictures. */
  painting?: string;
  board?: Ground;
  /** The region at the side whose one card is shown large. */
  feature?: string;
  /** The region whose first line says what it is all about. */
  goal?: string;
  /** Where a mode lies otherwise. */
  modes?: Record<string, { board?: Ground }>;
  /** Whose a card is, by the sign of its house. */
  houses?: Record<string, string>;
  rooms?: Record<string, RoomLook>;
  /** Which moment is played how, by the kind of what happens. */
  scenes?: Record<string, SceneKind>;
}

export interface Setting {
  name: string;
  label: string;
  help?: string;
  default: Plain;
  values: { value: Plain; label: string }[] | null;
  low?: number | null;
  high?: number | null;
  clause?: string;
}

export interface Mode {
  name: string;
  title: string;
  help?: string;
  seats: number[];
  /** Whether all who play win or lose as one. */
  together?: boolean;
  settings: Setting[];
  lessons: { name: string; title: string; seats: number }[];
}

/** For one person, whom nobody can join. */
export const solo = (mode: Mode): boolean => mode.seats.every((count) => count === 1);

export interface Game {
  name: string;
  title: string;
  blurb: string;
  icon: string;
  skin: Skin;
  /** Which state its pictures are in; '' where it has none. */
  art?: string;
  modes: Mode[];
  strengths: { name: string; label: string; bot: string }[];
  workshops?: Workshop[];
  /** Modes to be played one after the other. */
  campaign?: { mode: string; title: string }[];
}

/** Where we depart from the booklet, or decide what it leaves open. */
export interface Ruling {
  booklet?: string;
  here?: string;
  why?: string;
}

export interface Clause {
  id: string;
  text: string;
  ruling?: Ruling | null;
}

export interface Rulebook {
  chapters: { title: string; clauses: Clause[] }[];
}

export type SeatKind = 'me' | 'friend' | 'bot';

export interface SeatWish {
  kind: SeatKind;
  name?: string;
  strength?: string;
}

export interface NewTable {
  game: string;
  mode?: string;
  settings?: Record<string, Plain>;
  seats: SeatWish[];
  lesson?: string;
  /** What people bring: by seat, and by workshop what all of them play with. */
  decks?: Record<string, unknown>;
  /** No switches hints off. */
  hints?: 'yes' | 'no';
  /** No keeps the steps so far closed until the game is over. */
  lookback?: 'yes' | 'no';
}

export interface MadeTable {
  table: string;
  seats: { seat: number; kind: SeatKind; token?: string | null; invitation?: string | null }[];
}

export interface Facts {
  table: string;
  game: string;
  mode: string;
  settings: Record<string, Plain>;
  plates: Plate[];
  move: number;
  over: boolean;
  created: number;
  commitment: string;
  key?: string | null;
  /** Seats that wait for a friend. */
  free?: number[];
  hints?: boolean;
  lookback?: boolean;
  /** The table where those who sat here play again. */
  rematch?: string;
}

export interface Hint {
  option: Plain[];
  label: string;
  considered: number;
}

export interface Credit {
  name: string;
  author: string;
  licence: string;
  url: string;
}

export interface Problem {
  where: string;
  what: string;
  clause?: string;
}

export class ApiError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
    readonly clause = '',
    readonly problems: Problem[] = [],
  ) {
    super(message);
  }
}

interface Failure {
  error?: { code?: string; message?: string; clause?: string; problems?: Problem[] };
}

async function call<T>(path: string, options: { body?: unknown; token?: string; query?: Record<string, string> } = {}): Promise<T> {
  const query = new URLSearchParams({ lang: settings.lang, ...options.query });
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (options.token) headers.Authorization = `Bearer ${options.token}`;
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(`${path}?${query}`, {
    method: options.body === undefined ? 'GET' : 'POST',
    headers,
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
  });
  const text = await response.text();
  let answer: unknown = null;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    // Something between us and the server answered with a page of its own; the status tells enough.
  }
  if (!response.ok) {
    const error = (answer as Failure | null)?.error ?? {};
    throw new ApiError(error.message ?? `HTTP ${response.status}`, error.code ?? 'http', response.status, error.clause, error.problems);
  }
  return answer as T;
}

/** A finished game looked back on: chances of each seat along it, and the decisions that cost most, the worst first. */
export interface Analysis {
  curve: [number, number[]][];
  costly: Costly[];
}

/** A decision that cost something: what was chosen after `move` answers, what the bot would have done, how much of 1. */
export interface Costly {
  move: number;
  seat: number;
  cost: number;
  chosen: Record<string, string>;
  better: Record<string, string>;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const inWorkshop = (game: string, workshop: string): string => `/api/games/${encodeURIComponent(game)}/workshops/${encodeURIComponent(workshop)}`;

/** Where a picture of a game's skin lies. */
export const drawing = (game: string, name: string): string => `/api/games/${encodeURIComponent(game)}/drawings/${encodeURIComponent(name)}.svg`;

export const api = {
  games: () => call<Game[]>('/api/games'),
  rules: (game: string) => call<Rulebook>(`/api/games/${encodeURIComponent(game)}/rules`),
  card: (game: string, card: string) =>
    call<Item>(`/api/games/${encodeURIComponent(game)}/cards/${encodeURIComponent(card)}`),
  catalogue: (game: string, workshop: string) => call<Catalogue>(inWorkshop(game, workshop)),
  check: (game: string, workshop: string, check: Check) =>
    call<Judgement>(`${inWorkshop(game, workshop)}/check`, { body: { ...check, lang: settings.lang } }),
  create: (wish: NewTable) => call<MadeTable>('/api/tables', { body: { ...wish, lang: settings.lang } }),
  facts: (table: string) => call<Facts>(at(table)),
  /** Which seat a link opens; an error says at once that it opens none. */
  opens: (table: string, invitation: string) => call<{ seat: number }>(`${at(table)}/invitation`, { body: { invitation } }),
  /** The token is our own, so that a lost answer can be asked for again. */
  join: (table: string, invitation: string, name: string, token: string) =>
    call<{ seat: number; token: string }>(`${at(table)}/join`, { body: { invitation, token, name: name || undefined } }),
  /** A new invitation to a seat; older ones open it no more. */
  invite: (table: string, seat: number, token: string) =>
    call<{ seat: number; invitation: string }>(`${at(table)}/invite`, { body: { seat }, token }),
  /** Takes an invitation back: a bot plays instead. */
  withdraw: (table: string, seat: number, token: string, bot = '') =>
    call<{ seat: number; bot: boolean }>(`${at(table)}/withdraw`, { body: { seat, bot }, token }),
  leave: (table: string, token: string, bot: string) => call<unknown>(`${at(table)}/leave`, { body: { bot }, token }),
  comeBack: (table: string, token: string) => call<unknown>(`${at(table)}/return`, { body: {}, token }),
  /** Agrees that hints may be asked for, which between people takes everybody. */
  agree: (table: string, token: string, hints: boolean) =>
    call<{ seat: number; agreed: boolean; hints: boolean }>(`${at(table)}/agree`, { body: { hints: hints ? 'yes' : 'no' }, token }),
  /** The table to play again at; every seat's token is good there too. */
  rematch: (table: string, token: string) => call<{ table: string }>(`${at(table)}/rematch`, { body: {}, token }),
  /** A finished game from a step on, as a table of one's own: a person at one seat, bots at the others. */
  playOn: (table: string, move: number, seat: number, name: string) => call<MadeTable>(`${at(table)}/steps/${move}/play`, { body: { seat, name } }),
  hint: (table: string, token: string) => call<Hint>(`${at(table)}/hint`, { body: {}, token }),
  step: (table: string, n: number, as: { token?: string; seat?: number }) =>
    call<{ scene: Scene; log: LogLine[]; from: number }>(`${at(table)}/steps/${n}`, {
      token: as.token,
      query: as.seat === undefined ? undefined : { seat: String(as.seat) },
    }),
  /** Lines of the story before line `before`; they begin at line `from`. */
  lines: (table: string, before: number, token?: string) =>
    call<{ log: LogLine[]; from: number }>(`${at(table)}/log`, { token, query: { before: String(before) } }),
  /** Where the whole replay can be fetched as a file, once the game is over. */
  replayFile: (table: string) => `${at(table)}/replay`,
  analysis: (table: string) => call<Analysis>(`${at(table)}/analysis`),
  report: (table: string, token?: string) => call<{ bug: unknown }>(`${at(table)}/report`, { body: {}, token }),
  credits: () => call<Credit[]>('/icons/credits.json'),
};
