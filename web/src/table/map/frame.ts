/** The part of the plane a map shows, in its own units. */

import type { Item, Region } from '../../lib/scene';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Around what has no frame of its own. */
const MARGIN = 0.07;

/** Paths know their own extent only once drawn, so they are drawn out of sight and measured. */
export function extentOf(paths: string[]): Frame[] {
  if (!paths.length) return [];
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'unseen');
  document.body.append(svg);
  const boxes = paths.map((d) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    svg.append(path);
    return path.getBBox();
  });
  svg.remove();
  return boxes;
}

export function frameOf(region: Region, spaces: Item[], outlines: Frame[]): Frame {
  if (region.columns && region.rows) return { x: 0, y: 0, width: region.columns, height: region.rows };
  const boxes = [
    ...spaces.map(({ at, size }) => ({ x: (at?.[0] ?? 0) - (size?.[0] ?? 0) / 2, y: (at?.[1] ?? 0) - (size?.[1] ?? 0) / 2, width: size?.[0] ?? 0, height: size?.[1] ?? 0 })),
    ...outlines,
  ];
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const margin = Math.max(right - x, bottom - y, 1) * MARGIN;
  return { x: x - margin, y: y - margin, width: right - x + 2 * margin, height: bottom - y + 2 * margin };
}
