/** Which names of a map can be written without covering one another, and on which side of their place. */

export interface Name {
  id: string;
  /** The middle of the place, and how far from it a name must keep. */
  x: number;
  y: number;
  radius: number;
  /** How far what stands on the place rises above its middle, and reaches to its sides. */
  rise: number;
  spread: number;
  /** On one line, and the longer of its two lines (the same if it has but one word). */
  width: number;
  folded: number;
  /** Of a line. */
  height: number;
  /** Names that must be read come first and are written even where it is crowded. */
  rank: number;
}

const SIDES = ['below', 'right', 'left', 'above'] as const;
type Side = (typeof SIDES)[number];

/** Where a name is written, and whether on two lines. */
export interface Spot {
  side: Side;
  folded: boolean;
  /** How far a name above or below its place is pushed to stay on the map. */
  shift?: number;
}

/** Names of this rank are always written. */
export const ALWAYS = 0;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 2;

function boxAt(name: Name, { side, folded, shift = 0 }: Spot): Box {
  const { x, y, radius, rise } = name;
  const reach = radius + GAP;
  const width = folded ? name.folded : name.width;
  const height = folded ? name.height * 2 : name.height;
  const corner = {
    below: [x - width / 2 + shift, y + reach],
    above: [x - width / 2 + shift, y - Math.max(reach, rise) - height],
    right: [x + reach, y - height / 2],
    left: [x - reach - width, y - height / 2],
  }[side] as [number, number];
  return { left: corner[0], top: corner[1], right: corner[0] + width, bottom: corner[1] + height };
}

/** How much of one box another covers. */
const covered = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The map, how far around it one may still write, and what lies over it. */
export interface Room {
  width: number;
  height: number;
  margin: number;
  /** How far it lies below the middle: so much less may be written under it. */
  drop?: number;
  covered?: Box[];
}

/** A name pushed to the very edge is still on the map, whatever the last digit of its place. */
const SLACK = 0.01;

const within = (box: Box, { width, height, margin, drop = 0 }: Room): boolean =>
  box.left >= -margin - SLACK && box.top >= -margin - drop - SLACK && box.right <= width + margin + SLACK && box.bottom <= height + margin - drop + SLACK;

/** In the middle of each side; at an edge of the map also pushed inwards, as far as it still begins or ends at its place. */
function spotsOf(name: Name, { width, margin }: Room): Spot[] {
  const plain = [false, true].filter((folded) => !folded || name.folded < name.width).flatMap((folded) => SIDES.map((side): Spot => ({ side, folded })));
  const pushed = plain.flatMap((spot): Spot[] => {
    if (spot.side === 'left' || spot.side === 'right') return [];
    const { left, right } = boxAt(name, spot);
    const shift = Math.max(0, -margin - left) + Math.min(0, width + margin - right);
    return shift && Math.abs(shift) <= (right - left) / 2 ? [{ ...spot, shift }] : [];
  });
  return [...plain, ...pushed];
}

export function place(names: Name[], room: Room): Map<string, Spot> {
  const taken: { id: string; box: Box }[] = names.flatMap(({ id, x, y, radius, rise, spread }) => [
    { id, box: { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius } },
    { id, box: { left: x - spread, top: y - rise, right: x + spread, bottom: y } },
  ]);
  taken.push(...(room.covered ?? []).map((box) => ({ id: '', box })));
  const written = new Map<string, Spot>();
  for (const name of names.toSorted((a, b) => a.rank - b.rank)) {
    const others = taken.filter((other) => other.id !== name.id);
    let best: { spot: Spot; box: Box; harm: number } | null = null;
    for (const spot of spotsOf(name, room)) {
      const box = boxAt(name, spot);
      if (!within(box, room)) continue;
      const harm = others.reduce((sum, other) => sum + covered(box, other.box), 0);
      if (!best || harm < best.harm) best = { spot, box, harm };
    }
    if (name.rank === ALWAYS) best ??= { spot: { side: 'below', folded: true }, box: boxAt(name, { side: 'below', folded: true }), harm: 0 };
    if (!best || (best.harm > 0 && name.rank !== ALWAYS)) continue;
    written.set(name.id, best.spot);
    taken.push({ id: `${name.id} name`, box: best.box });
  }
  return written;
}

/** A name on two lines, as even as its words allow. */
export function fold(name: string): string {
  const longer = (at: number): number => Math.max(at, name.length - at - 1);
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => index).sort((a, b) => longer(a) - longer(b));
  return breaks.length ? `${name.slice(0, breaks[0])}\n${name.slice(breaks[0]! + 1)}` : name;
}

/** How close most places of a map lie to one another: a quarter of them have a nearer neighbour than this. */
export function spacing(points: { x: number; y: number }[]): number {
  const nearest = points.map((one, index) =>
    Math.min(...points.filter((_, other) => other !== index).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
  );
  return nearest.sort((a, b) => a - b)[Math.floor(nearest.length / 4)] ?? Infinity;
}
