/** The table by keyboard: arrows walk over what can be chosen, a number or Enter chooses, a letter does the rest. */

import type { Chooser } from '../lib/choosing.svelte';
import { settings } from '../lib/settings.svelte';
import { nearest } from './nearest';

export interface Keyboard {
  root: HTMLElement;
  chooser: Chooser;
  /** What each letter does now; nothing where it is undefined. */
  letters: Record<string, (() => void) | undefined>;
}

const reachable = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-target], [data-choice]')].filter((one) => one.offsetParent !== null);

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

export function focusFirst(root: HTMLElement): void {
  const wanted = ['[data-target]', '[data-choice].main', '[data-choice]'];
  wanted.map((selector) => root.querySelector<HTMLElement>(selector)).find(Boolean)?.focus();
}

export function press(event: KeyboardEvent, { root, chooser, letters }: Keyboard): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector('dialog[open]') || isField(event.target)) return;
  if (event.key === 'Escape') {
    if (chooser.back()) event.preventDefault();
    return;
  }
  if (event.key.startsWith('Arrow')) {
    const to = nearest(event.key, document.activeElement, reachable(root));
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return;
  }
  if (event.key === 'Enter' && (event.target === document.body || event.target === root)) {
    const main = chooser.buttons.find((choice) => choice.role === 'main');
    if (chooser.unsure) chooser.confirm();
    else if (main) chooser.choose(main);
    return;
  }
  if (!settings.shortcuts) return;
  const number = '1234567890'.indexOf(event.key);
  if (number >= 0) {
    const choice = chooser.live[number];
    if (choice && !chooser.unsure) chooser.choose(choice);
    return;
  }
  const act = letters[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}
