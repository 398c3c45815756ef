/** What every part of a table needs to know about the table it lies on. */

import { getContext, setContext } from 'svelte';
import type { Chooser } from '../lib/choosing.svelte';
import type { Choice, Item, Scene } from '../lib/scene';
import type { Look } from '../lib/skin';
import type { Plan } from './layout';

/** Enough to draw cards anywhere. */
export interface CardsContext {
  readonly scene: { readonly game: string };
  readonly look: Look;
  /** Opens an item large. */
  zoom(item: Item): void;
  /** Shows an item large for as long as the pointer rests on it. */
  peek(item: Item | null, from?: Element): void;
  openCard(card: string): void;
}

export interface TableContext extends CardsContext {
  readonly scene: Scene;
  readonly chooser: Chooser;
  readonly plan: Plan;
  /** Says what a click would do. */
  foresee(choices: Choice[] | null): void;
}

const KEY = Symbol('table');

export const provideTable = (context: TableContext): TableContext => setContext(KEY, context);
export const useTable = (): TableContext => getContext<TableContext>(KEY);
export const provideCards = (context: CardsContext): CardsContext => setContext(KEY, context);
export const useCards = (): CardsContext => getContext<CardsContext>(KEY);
