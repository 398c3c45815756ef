/** Decks and the cards they are chosen from: adding, counting, finding. */

import { plain, type Item } from '../lib/scene';
import type { CardEntry, Deck, DeckCatalogue } from '../lib/workshop';

export interface Filter {
  text: string;
  section: string;
  /** Values wanted of each facet: one of them is enough, and every facet must agree. */
  facets: Record<string, string[]>;
  chosen: boolean;
}

export const noFilter = (): Filter => ({ text: '', section: '', facets: {}, chosen: false });

/** Letters without case and accents, so that « épée » is found by "epee". */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const said = (face: Item): string => {
  const marks = [...(face.stats ?? []), ...(face.tags ?? [])].flatMap((mark) => [mark.label, mark.text]);
  return [face.id, face.name, face.sub, face.corner, plain(face.text), ...marks].filter(Boolean).join(' ');
};

const folded = new WeakMap<Item, string>();
function words(face: Item): string {
  let known = folded.get(face);
  if (known === undefined) folded.set(face, (known = fold(said(face))));
  return known;
}

export const copiesOf = (deck: Deck, card: string): number => deck.cards[card] ?? 0;

export function matches(card: CardEntry, filter: Filter, deck: Deck): boolean {
  if (filter.section && card.section !== filter.section) return false;
  if (filter.chosen && !copiesOf(deck, card.id)) return false;
  for (const [facet, wanted] of Object.entries(filter.facets)) {
    if (wanted.length && !wanted.some((value) => card.facets?.[facet]?.includes(value))) return false;
  }
  return fold(filter.text)
    .split(/\s+/)
    .every((word) => words(card.face).includes(word));
}

/** How many cards each value of a facet would leave, the other wishes being as they are. */
export function tally(cards: CardEntry[], filter: Filter, facet: string, deck: Deck): Map<string, number> {
  const others = { ...filter, facets: { ...filter.facets, [facet]: [] } };
  const found = new Map<string, number>();
  for (const card of cards) {
    if (!matches(card, others, deck)) continue;
    for (const value of card.facets?.[facet] ?? []) found.set(value, (found.get(value) ?? 0) + 1);
  }
  return found;
}

/** The deck with so many copies more or fewer, never beyond the limit nor below none. */
export function change(deck: Deck, card: CardEntry, by: number): Deck {
  const now = copiesOf(deck, card.id);
  const next = Math.max(0, Math.min(Math.max(card.limit, now), now + by));
  if (next === now) return deck;
  const { [card.id]: _, ...rest } = deck.cards;
  return { ...deck, cards: next ? { ...deck.cards, [card.id]: next } : rest };
}

export type Order = 'box' | 'scale' | 'name';

export function ordered(cards: CardEntry[], order: Order): CardEntry[] {
  const byName = (a: CardEntry, b: CardEntry): number => (a.face.name ?? a.id).localeCompare(b.face.name ?? b.id);
  if (order === 'name') return cards.toSorted(byName);
  if (order === 'scale') return cards.toSorted((a, b) => (a.scale ?? -1) - (b.scale ?? -1) || byName(a, b));
  return cards;
}

export const total = (deck: Deck): number => Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0);

export interface Section {
  id: string;
  name: string;
  icon?: string;
  count: number;
  cards: { card: CardEntry; copies: number }[];
}

/** The deck by sections, each in the order of its scale. */
export function sections(deck: Deck, catalogue: DeckCatalogue): Section[] {
  return catalogue.sections.map((section) => {
    const cards = ordered(catalogue.cards.filter((card) => card.section === section.id && copiesOf(deck, card.id)), 'scale').map((card) => ({
      card,
      copies: copiesOf(deck, card.id),
    }));
    return { ...section, cards, count: cards.reduce((sum, { copies }) => sum + copies, 0) };
  });
}

/** Cards of the deck that the catalogue does not know: from another edition, or a slip in a list. */
export const strangers = (deck: Deck, catalogue: DeckCatalogue): string[] => {
  const known = new Set(catalogue.cards.map((card) => card.id));
  return Object.keys(deck.cards).filter((card) => !known.has(card));
};

export interface Step {
  low: number;
  high: number;
  count: number;
}

const MOST_STEPS = 14;

/** How many cards of the deck stand on each step of the scale. A short scale has no gaps; a long one only steps that occur, or a few broad ones. */
export function curve(deck: Deck, cards: CardEntry[]): Step[] {
  const counts = new Map<number, number>();
  for (const card of cards) {
    const copies = copiesOf(deck, card.id);
    if (copies && card.scale != null) counts.set(card.scale, (counts.get(card.scale) ?? 0) + copies);
  }
  if (!counts.size) return [];
  const values = [...counts.keys()].sort((a, b) => a - b);
  const [first, last] = [values[0]!, values.at(-1)!];
  const length = last - first + 1;
  if (length > MOST_STEPS && values.length <= MOST_STEPS) return values.map((value) => ({ low: value, high: value, count: counts.get(value)! }));
  const width = Math.ceil(length / MOST_STEPS);
  return Array.from({ length: Math.ceil(length / width) }, (_, index) => {
    const low = first + index * width;
    const high = Math.min(last, low + width - 1);
    return { low, high, count: values.reduce((sum, value) => sum + (value >= low && value <= high ? counts.get(value)! : 0), 0) };
  });
}
