/** What was made on this device: kept in this browser, and nowhere else. */

import type { Plain } from './scene';
import type { Made } from './workshop';

export interface Kept {
  id: string;
  game: string;
  workshop: string;
  name: string;
  made: Made;
  /** The ready-made one that it is still the same as: tables fit those to their settings. */
  ready: string;
  code: string;
  /** What it was made for. */
  mode: string;
  settings: Record<string, Plain>;
  changed: number;
}

/** What lies on the bench: a copy of something kept (`id`), or something new. */
export interface Draft {
  made: Made;
  id: string;
  mode: string;
  settings: Record<string, Plain>;
}

const KEPT = 'ludo.made';
const DRAFTS = 'ludo.drafts';

function read<T>(key: string, otherwise: T): T {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return stored !== null && Array.isArray(stored) === Array.isArray(otherwise) ? (stored as T) : otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it lives as long as the page.
  }
}

export const mine: { list: Kept[] } = $state({ list: read<Kept[]>(KEPT, []) });

export const kept = (id: string): Kept | undefined => mine.list.find((one) => one.id === id);

/** What was made in one workshop, the latest first. */
export const mineOf = (game: string, workshop: string): Kept[] =>
  mine.list.filter((one) => one.game === game && one.workshop === workshop).sort((a, b) => b.changed - a.changed);

/** Not randomUUID, which browsers offer only to pages served over https. */
const fresh = (): string => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36)).join('');

export function keep(thing: Omit<Kept, 'id' | 'changed'>, id = ''): Kept {
  const entry = { ...thing, id: id || fresh(), changed: Date.now() };
  mine.list = [...mine.list.filter((one) => one.id !== entry.id), entry];
  write(KEPT, mine.list);
  return entry;
}

export function discard(id: string): void {
  mine.list = mine.list.filter((one) => one.id !== id);
  write(KEPT, mine.list);
}

const drafts = (): Record<string, Draft> => read<Record<string, Draft>>(DRAFTS, {});
const bench = (game: string, workshop: string): string => `${game}/${workshop}`;

export const draftOf = (game: string, workshop: string): Draft | undefined => drafts()[bench(game, workshop)];

export function saveDraft(game: string, workshop: string, draft: Draft): void {
  write(DRAFTS, { ...drafts(), [bench(game, workshop)]: draft });
}

/** What a table is told about something brought: a ready-made one's name, a code, the thing itself, or nothing. */
export function brought(choice: string): Made | string | null {
  const [kind, rest] = [choice.slice(0, choice.indexOf(':')), choice.slice(choice.indexOf(':') + 1).trim()];
  if (kind === 'mine') return kept(rest)?.ready || (kept(rest)?.made ?? null);
  return (kind === 'ready' || kind === 'code') && rest ? rest : null;
}
