/** The largest text size at which everything in a box fits; everything on a table is measured in em, so this scales the table. */

const SMALLEST = 11;
/** When nothing helps, the table scrolls, in a size that is good to read. */
const SCROLLING = 13;
const LARGEST = 17;
/** On a tall screen text may grow to this share of its height. */
const LARGEST_SHARE = 1 / 48;
const STEP = 0.5;

export function fit(box: HTMLElement): () => void {
  const areas = (): HTMLElement[] => [box, ...box.querySelectorAll<HTMLElement>('[data-fit]')];
  const fits = (size: number): boolean => {
    // Whoever asked for larger text gets it here too, as far as the table allows.
    box.style.fontSize = `${size / 16}rem`;
    return areas().every((area) => area.scrollHeight <= area.clientHeight + 1 && area.scrollWidth <= area.clientWidth + 1);
  };
  const adjust = (): void => {
    box.classList.remove('scrolls');
    // On a phone the table scrolls; there the size is the one that can be read.
    if (window.matchMedia('(max-width: 760px), (max-height: 520px)').matches) {
      box.style.fontSize = '';
      return;
    }
    const largest = Math.max(LARGEST, window.innerHeight * LARGEST_SHARE);
    let [low, high] = [0, Math.round((largest - SMALLEST) / STEP)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (fits(SMALLEST + middle * STEP)) low = middle;
      else high = middle - 1;
    }
    if (fits(SMALLEST + low * STEP)) return;
    box.classList.add('scrolls');
    box.style.fontSize = `${SCROLLING / 16}rem`;
  };
  const watcher = new ResizeObserver(adjust);
  watcher.observe(box);
  adjust();
  return () => watcher.disconnect();
}
