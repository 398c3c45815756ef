/** Scrolls a table so that as much as possible of what can be chosen is seen, or else the sums that the choice is about. */

import { pace } from '../lib/settings.svelte';

/** So much of a thing must be seen for it to count as seen. */
const ENOUGH = 20;

export function bringIntoSight(root: HTMLElement): void {
  const middle = root.querySelector<HTMLElement>('.middle')!;
  const shown = (what: string, within = middle): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(what)].filter((one) => one.offsetParent !== null);
  const lit = shown('[data-target]');
  // Within rows first: one that scrolls shows the first of what can be chosen there, unless it shows some already.
  const slide = (row: HTMLElement | null, targets: HTMLElement[]): void => {
    if (!row || row.scrollWidth <= row.clientWidth + 1) return;
    const { left, right } = row.getBoundingClientRect();
    const places = targets.filter((one) => row.contains(one)).map((one) => one.getBoundingClientRect());
    if (!places.length || places.some((rect) => rect.left >= left && rect.right <= right)) return;
    row.scrollBy({ left: places[0]!.left - left - ENOUGH, behavior: pace() ? 'smooth' : 'auto' });
  };
  for (const row of new Set(lit.map((one) => one.closest<HTMLElement>('.items')))) slide(row, lit);
  const hand = root.querySelector<HTMLElement>('.area.hand');
  if (hand) slide(hand, shown('[data-target]', hand));
  const rects = (lit.length ? lit : shown('.region.tally')).map((one) => one.getBoundingClientRect());
  const view = middle.getBoundingClientRect();
  const seenAfter = (by: number): number => rects.filter((rect) => rect.bottom - by > view.top + ENOUGH && rect.top - by < view.bottom - ENOUGH).length;
  if (seenAfter(0) === rects.length) return;
  const top = Math.min(...rects.map((rect) => rect.top)) - view.top - ENOUGH;
  const bottom = Math.max(...rects.map((rect) => rect.bottom)) - view.bottom + ENOUGH;
  const best = [0, -middle.scrollTop, top, bottom].reduce((a, b) => (seenAfter(b) > seenAfter(a) ? b : a));
  if (best) middle.scrollBy({ top: best, behavior: pace() ? 'smooth' : 'auto' });
}
