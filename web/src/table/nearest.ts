/** The next thing in the direction of an arrow key, as the eye would find it. */
export function nearest(key: string, from: Element | null, all: HTMLElement[]): HTMLElement | null {
  if (!from || !all.includes(from as HTMLElement)) return all[0] ?? null;
  const here = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const there = centre(one);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const [along, across] = { ArrowRight: [dx, dy], ArrowLeft: [-dx, dy], ArrowDown: [dy, dx], ArrowUp: [-dy, dx] }[key] ?? [0, 0];
    if (along <= 2) continue;
    const cost = along + 2.2 * Math.abs(across);
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

function centre(element: Element): { x: number; y: number } {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
