/** Tables this browser knows, with the tokens that let it answer there, and the games on offer. */

import { api, type Game, type NewTable, type Rulebook } from './api';
import { settings } from './settings.svelte';
import type { Catalogue } from './workshop';

export interface Remembered {
  table: string;
  game: string;
  tokens: { seat: number; token: string }[];
  invitations: { seat: number; invitation: string }[];
  setup: NewTable | null;
  seen: number;
  over: boolean;
  /** Whether it is part of a campaign. */
  campaign?: boolean;
}

const KEY = 'ludo.tables';
const MOST = 40;

function load(): Remembered[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as Remembered[]) : [];
  } catch {
    return [];
  }
}

export const tables: { list: Remembered[] } = $state({ list: load() });

function save(list: Remembered[]): void {
  tables.list = list.sort((a, b) => b.seen - a.seen).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.list));
  } catch {
    // Without storage the tokens live as long as the page.
  }
}

export const recall = (table: string): Remembered | undefined => tables.list.find((known) => known.table === table);

/** Adds what is new about a table to what is known of it. */
export function remember(table: string, news: Partial<Remembered>): void {
  const known = recall(table);
  const fresh = { table, game: '', tokens: [], invitations: [], setup: null, over: false };
  save([...tables.list.filter((other) => other.table !== table), { ...fresh, ...known, ...news, seen: Date.now() }]);
}

/** Sets up a table and remembers it, with whatever lets this browser answer there. */
export async function sitDown(wish: NewTable, more: Partial<Remembered> = {}): Promise<string> {
  const made = await api.create(wish);
  remember(made.table, {
    game: wish.game,
    tokens: made.seats.flatMap((one) => (one.token ? [{ seat: one.seat, token: one.token }] : [])),
    invitations: made.seats.flatMap((one) => (one.invitation ? [{ seat: one.seat, invitation: one.invitation }] : [])),
    setup: wish,
    ...more,
  });
  return made.table;
}

const JOINING = 'ludo.joining';

/** A token of our own for an invitation, kept before it is sent: whoever loses the answer, or reloads, asks again with it. */
function tokenFor(invitation: string): string {
  let kept: Record<string, string> = {};
  try {
    kept = JSON.parse(localStorage.getItem(JOINING) ?? '{}') as Record<string, string>;
    const known = kept[invitation];
    if (known) return known;
  } catch {
    // Without storage it lives as long as the page.
  }
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  try {
    localStorage.setItem(JOINING, JSON.stringify({ ...kept, [invitation]: token }));
  } catch {
    // As above.
  }
  return token;
}

/** Takes the seat that an invitation opens, and remembers it. */
export async function takeSeat(table: string, game: string, invitation: string, name: string): Promise<void> {
  const seat = await api.join(table, invitation, name, tokenFor(invitation));
  remember(table, { game, tokens: [{ seat: seat.seat, token: seat.token }] });
}

/** Forgets invitations that are used up, so that their window does not open again. */
export async function stillFree(table: string): Promise<void> {
  const known = recall(table);
  if (!known?.invitations.length) return;
  const free = (await api.facts(table)).free ?? [];
  remember(table, { invitations: known.invitations.filter((one) => free.includes(one.seat)) });
}

/** Replaces the invitation to a seat by a new one; the old link opens nothing any more. */
export async function inviteAgain(table: string, seat: number): Promise<void> {
  const known = recall(table);
  const token = known?.tokens[0]?.token;
  if (!known || !token) return;
  const made = await api.invite(table, seat, token);
  remember(table, { invitations: [...known.invitations.filter((one) => one.seat !== seat), made] });
}

export function forget(table: string): void {
  save(tables.list.filter((other) => other.table !== table));
}

const games = new Map<string, Promise<Game[]>>();
const rulebooks = new Map<string, Promise<Rulebook>>();
const catalogues = new Map<string, Promise<Catalogue>>();

/** A remembered promise; a failure is not remembered, so that the next try asks again. */
function once<T>(store: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let known = store.get(key);
  if (!known) {
    known = ask();
    store.set(key, known);
    known.catch(() => store.delete(key));
  }
  return known;
}

/** Reads the language now, so an effect that calls this runs again when it changes. */
export const gamesNow = (): Promise<Game[]> => once(games, settings.lang, api.games);
export const rulesNow = (game: string): Promise<Rulebook> =>
  once(rulebooks, `${settings.lang} ${game}`, () => api.rules(game));
export const catalogueNow = (game: string, workshop: string): Promise<Catalogue> =>
  once(catalogues, `${settings.lang} ${game} ${workshop}`, () => api.catalogue(game, workshop));
