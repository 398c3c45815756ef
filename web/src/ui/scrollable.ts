/** Makes a box that scrolls reachable by key for as long as it really has something to scroll. */
export function scrollable(box: HTMLElement): () => void {
  const look = (): void => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const moves = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const scrolls = (moves(overflowX) && box.scrollWidth > box.clientWidth + 1) || (moves(overflowY) && box.scrollHeight > box.clientHeight + 1);
    if (scrolls) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(box);
  contents.observe(box, { childList: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
