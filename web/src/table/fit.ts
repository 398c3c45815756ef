/**
 * The largest text size at which everything in a box fits; everything on a table is measured in em, so this scales the
 * table. Where that would be too small to read well, what lies at the sides is told in fewer words first.
 */

const SMALLEST = 11;
/** Below this size fewer words are better than smaller ones. */
const COMFORTABLE = 12;
/** When nothing helps, the table scrolls, in a size that is good to read. */
const SCROLLING = 13;
const LARGEST = 17;
/** On a tall screen text may grow to this share of its height. */
const LARGEST_SHARE = 1 / 48;
/** Around a board, and on cards that share a board's room, large words take from the rest. */
const BOARDED = 13.5;
const BOARDED_SHARE = 1 / 60;
const STEP = 0.5;
interface Density {
  away: string[];
  home: string[];
  /** Whether a board beside them takes no more than half of the width. */
  modest?: boolean;
}
/** How the others' side and one's own side are told, from every word to few. */
const DENSITIES: Density[] = [
  { away: [], home: [] },
  { away: ['snug', 'worded'], home: ['snug', 'worded'] },
  { away: ['snug', 'worded'], home: ['snug', 'worded'], modest: true },
  { away: ['snug'], home: ['snug'] },
  { away: ['tight'], home: ['snug'] },
  { away: ['tight'], home: ['tight', 'named'] },
  { away: ['tight'], home: ['tight'] },
];
const WAYS = ['snug', 'worded', 'tight', 'named'];

export function fit(box: HTMLElement): () => void {
  const areas = (): HTMLElement[] => [box, ...box.querySelectorAll<HTMLElement>('[data-fit]')];
  const fits = (size: number): boolean => {
    // Whoever asked for larger text gets it here too, as far as the table allows.
    box.style.fontSize = `${size / 16}rem`;
    return areas().every((area) => area.scrollHeight <= area.clientHeight + 1 && area.scrollWidth <= area.clientWidth + 1);
  };
  const tell = (density: Density): void => {
    for (const side of ['away', 'home'] as const) {
      for (const way of WAYS) box.querySelector(`:scope > .${side}`)?.classList.toggle(way, density[side].includes(way));
    }
    box.classList.toggle('modest', Boolean(density.modest));
    box.classList.toggle('dense', density !== DENSITIES[0]);
    box.classList.toggle('densest', density === DENSITIES.at(-1));
  };
  /** Whether everything fits at a size of at least `least`; leaves the box at the largest such size. */
  const settle = (least: number): boolean => {
    const [most, share] = box.classList.contains('boarded') ? [BOARDED, BOARDED_SHARE] : [LARGEST, LARGEST_SHARE];
    const largest = Math.max(most, window.innerHeight * share);
    let [low, high] = [0, Math.round((largest - least) / STEP)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (fits(least + middle * STEP)) low = middle;
      else high = middle - 1;
    }
    return fits(least + low * STEP);
  };
  const measure = (): void => {
    box.classList.remove('scrolls');
    // On a phone the table scrolls; there the size is the one that can be read.
    if (window.matchMedia('(max-width: 760px), (max-height: 520px)').matches) {
      tell(DENSITIES[1]!);
      box.style.fontSize = '';
      return;
    }
    // Beside a board, cards of many numbers are wide and low from the start: they would not fit on narrow ones.
    const numerous = box.matches('.beside') && box.querySelector(':scope > :is(.away, .home) .stats > :nth-child(5)');
    // Words of what lies beside a board are worth more than its size, as long as nothing on it is to be chosen.
    const yields = box.matches('.beside:not(.flanked, .open)') && !box.querySelector(':scope > .board .target');
    for (const density of DENSITIES.slice(numerous ? 1 : 0)) {
      if (density.modest && !yields) continue;
      tell(density);
      if (settle(COMFORTABLE)) return;
    }
    if (settle(SMALLEST)) return;
    box.classList.add('scrolls');
    box.style.fontSize = `${SCROLLING / 16}rem`;
  };
  /** Things on their way are measured where they will lie: in flight they would stick out, and the table would shrink for them. */
  const adjust = (): void => {
    box.classList.add('measuring');
    measure();
    box.classList.remove('measuring');
  };
  const watcher = new ResizeObserver(adjust);
  watcher.observe(box);
  adjust();
  return () => watcher.disconnect();
}
