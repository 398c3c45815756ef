/** What every part of a table needs to know about the table it lies on. */

import { getContext, setContext } from 'svelte';
import type { Chooser } from '../lib/choosing.svelte';
import type { Choice, Item, Scene } from '../lib/scene';
import type { Look } from '../lib/skin';

export interface TableContext {
  readonly scene: Scene;
  readonly look: Look;
  readonly chooser: Chooser;
  /** Opens an item large. */
  zoom(item: Item): void;
  /** Shows an item large for as long as the pointer rests on it. */
  peek(item: Item | null, from?: Element): void;
  /** Says what a click would do. */
  foresee(choices: Choice[] | null): void;
  openCard(card: string): void;
}

const KEY = Symbol('table');

export const provideTable = (context: TableContext): TableContext => setContext(KEY, context);
export const useTable = (): TableContext => getContext<TableContext>(KEY);
