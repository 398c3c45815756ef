/** What people make for a game before it starts, such as decks and stories. The server judges it; docs/api.md has the shapes. */

import type { Item, Plain } from './scene';

export interface Ready {
  id: string;
  name: string;
  about?: string;
}

export type WorkshopKind = 'deck' | 'map';

/** A workshop as the shelf tells of it. `per_seat`: everybody brings one of their own. */
export interface Workshop {
  id: string;
  kind: WorkshopKind;
  title: string;
  modes: string[];
  per_seat: boolean;
  ready: Ready[];
}

/** Cards with their copies. */
export interface Deck {
  name?: string;
  cards: Record<string, number>;
}

/** Pieces laid out on a plane, from 0 to 1 in both directions. */
export interface Placed {
  id: string;
  at: [number, number];
  marks?: string[];
  group?: string;
}

export interface Arrow {
  from: string;
  to: string;
  kind: string;
}

export interface Plan {
  name?: string;
  pieces: Placed[];
  links: Arrow[];
  /** Of the whole. */
  marks?: string[];
}

export type Made = Deck | Plan;

export interface Named {
  id: string;
  name: string;
  icon?: string;
  about?: string;
}

export interface CardEntry {
  id: string;
  section: string;
  facets?: Record<string, string[]>;
  scale?: number | null;
  limit: number;
  face: Item;
}

export interface DeckCatalogue {
  kind: 'deck';
  sections: Named[];
  facets: (Named & { values: Named[] })[];
  scale?: { name: string } | null;
  cards: CardEntry[];
  ready: (Ready & { made: Deck })[];
  /** The settings of a mode that matter for what is legal. */
  settings?: string[];
}

export interface PlanCatalogue {
  kind: 'map';
  pieces: { id: string; face: Item; note?: string }[];
  marks: Named[];
  /** Marks of the whole. */
  whole?: Named[];
  /** Kinds of arrow, the usual one first. */
  links: Named[];
  groups?: { name: string; about?: string } | null;
  ready: (Ready & { made: Plan })[];
  settings?: string[];
}

export type Catalogue = DeckCatalogue | PlanCatalogue;

export interface Flaw {
  where?: string;
  what: string;
  clause?: string;
  /** The card or piece it is about. */
  card?: string;
  /** The line of a list that it stands in. */
  line?: number;
}

export interface Figure {
  name: string;
  value: Plain;
  want?: string;
  ok?: boolean;
}

export interface Judgement {
  made: Made | null;
  code?: string;
  /** The same in words, a line for each part. */
  text?: string;
  problems: Flaw[];
  warnings?: Flaw[];
  figures?: Figure[];
}

export interface Check {
  made?: Made;
  text?: string;
  mode?: string;
  settings?: Record<string, Plain>;
}

export const empty = (kind: WorkshopKind): Made => (kind === 'deck' ? { name: '', cards: {} } : { name: '', pieces: [], links: [] });

export const isBlank = (made: Made): boolean => ('cards' in made ? !Object.keys(made.cards).length : !made.pieces.length);

/** Whether two are the same but for their names. */
export function alike(a: Made, b: Made): boolean {
  const plain = (made: Made): string => JSON.stringify('cards' in made ? Object.entries(made.cards).sort() : { ...made, name: '' });
  return plain(a) === plain(b);
}
