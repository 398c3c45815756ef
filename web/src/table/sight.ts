/** Scrolls a table so that what can be chosen is seen: all of it where it fits, otherwise at least something. */

import { pace } from '../lib/settings.svelte';

/** So much of a thing must be seen for it to count as seen. */
const ENOUGH = 20;

export function bringIntoSight(root: HTMLElement): void {
  const middle = root.querySelector<HTMLElement>('.middle')!;
  const lit = [...root.querySelectorAll<HTMLElement>('[data-target]')].filter((one) => one.offsetParent !== null);
  const inMiddle = lit.filter((one) => middle.contains(one)).map((one) => one.getBoundingClientRect());
  if (!inMiddle.length) return;
  const view = middle.getBoundingClientRect();
  const seen = inMiddle.filter((rect) => rect.bottom > view.top + ENOUGH && rect.top < view.bottom - ENOUGH);
  const [top, bottom] = [Math.min(...inMiddle.map((rect) => rect.top)), Math.max(...inMiddle.map((rect) => rect.bottom))];
  const fits = bottom - top <= view.height;
  if (seen.length === inMiddle.length || (!fits && (seen.length || inMiddle.length < lit.length))) return;
  const by = fits ? (top + bottom) / 2 - (view.top + view.bottom) / 2 : top - view.top - ENOUGH;
  middle.scrollBy({ top: by, behavior: pace() ? 'smooth' : 'auto' });
}
