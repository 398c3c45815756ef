/** Campaigns: which stages were played on this device, and how they went. */

import type { Facts } from './api';
import type { Mark } from './scene';

export interface Result {
  won: boolean;
  score: string;
  marks: Pick<Mark, 'text' | 'label' | 'icon'>[];
  moves: number;
}

export interface Attempt {
  table: string;
  /** The mode that is this stage. */
  mode: string;
  began: number;
  result: Result | null;
  /** The server no longer knows the table: there is nothing to look at again. */
  gone?: boolean;
}

const KEY = 'ludo.campaigns';

function load(): Record<string, Attempt[]> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return stored && typeof stored === 'object' && !Array.isArray(stored) ? (stored as Record<string, Attempt[]>) : {};
  } catch {
    return {};
  }
}

const campaigns: { of: Record<string, Attempt[]> } = $state({ of: load() });

export const attemptsOf = (game: string): Attempt[] => campaigns.of[game] ?? [];

function save(game: string, attempts: Attempt[]): void {
  campaigns.of = { ...campaigns.of, [game]: attempts };
  try {
    localStorage.setItem(KEY, JSON.stringify(campaigns.of));
  } catch {
    // Without storage a campaign lasts as long as the page.
  }
}

export const enter = (game: string, attempt: Attempt): void => save(game, [...attemptsOf(game), attempt]);

export const note = (game: string, table: string, news: Partial<Attempt>): void =>
  save(
    game,
    attemptsOf(game).map((one) => (one.table === table ? { ...one, ...news } : one)),
  );

export const startAgain = (game: string): void => save(game, []);

/** How a finished game went for the first seat, which is the campaigner's. */
export function resultOf(facts: Facts): Result | null {
  const plate = facts.plates.find((one) => one.seat === 0);
  if (!facts.over || !plate) return null;
  const marks = (plate.marks ?? []).map(({ text, label, icon }) => ({ text, label, icon }));
  return { won: plate.rank === 1, score: plate.score ?? '', marks, moves: facts.move };
}

export type Standing = 'locked' | 'open' | 'underway' | 'lost' | 'won';

/** Where each stage stands: the next one opens once this one was played to its end, however it ended. */
export function standings(stages: string[], attempts: Attempt[]): Standing[] {
  let open = true;
  return stages.map((stage) => {
    const played = attempts.filter((one) => one.mode === stage);
    const results = played.flatMap((one) => (one.result ? [one.result] : []));
    const before = open;
    open = results.length > 0;
    if (played.some((one) => !one.result && !one.gone)) return 'underway';
    if (results.length) return results.some((one) => one.won) ? 'won' : 'lost';
    return before ? 'open' : 'locked';
  });
}
