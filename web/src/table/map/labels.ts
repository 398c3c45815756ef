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
  width: number;
  height: number;
  /** Names that must be read come first and are written even where it is crowded. */
  rank: number;
}

const SIDES = ['below', 'right', 'left', 'above'] as const;
export type Side = (typeof SIDES)[number];

/** Names of this rank are always written. */
export const ALWAYS = 0;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 2;

function boxAt(name: Name, side: Side): Box {
  const { x, y, radius, rise, width, height } = name;
  const reach = radius + GAP;
  const corner = {
    below: [x - width / 2, y + reach],
    above: [x - width / 2, y - Math.max(reach, rise) - height],
    right: [x + reach, y - height / 2],
    left: [x - reach - width, y - height / 2],
  }[side] as [number, number];
  return { left: corner[0], top: corner[1], right: corner[0] + width, bottom: corner[1] + height };
}

/** How much of two boxes covers one another. */
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The map, and how far around it one may still write. */
export interface Room {
  width: number;
  height: number;
  margin: number;
}

const within = (box: Box, { width, height, margin }: Room): boolean =>
  box.left >= -margin && box.top >= -margin && box.right <= width + margin && box.bottom <= height + margin;

export function place(names: Name[], room: Room): Map<string, Side> {
  const taken: { id: string; box: Box }[] = names.flatMap(({ id, x, y, radius, rise, spread }) => [
    { id, box: { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius } },
    { id, box: { left: x - spread, top: y - rise, right: x + spread, bottom: y } },
  ]);
  const written = new Map<string, Side>();
  for (const name of names.toSorted((a, b) => a.rank - b.rank)) {
    const covered = (side: Side): number => {
      const box = boxAt(name, side);
      return within(box, room) ? taken.reduce((sum, other) => sum + (other.id === name.id ? 0 : overlap(box, other.box)), 0) : Infinity;
    };
    const side = SIDES.reduce((best, one) => (covered(one) < covered(best) ? one : best));
    if (name.rank !== ALWAYS && covered(side)) continue;
    written.set(name.id, side);
    taken.push({ id: `${name.id} name`, box: boxAt(name, side) });
  }
  return written;
}

/** How close most places of a map lie to one another: a quarter of them have a nearer neighbour than this. */
export function spacing(points: { x: number; y: number }[]): number {
  const nearest = points.map((one, index) =>
    Math.min(...points.filter((_, other) => other !== index).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
  );
  return nearest.sort((a, b) => a - b)[Math.floor(nearest.length / 4)] ?? Infinity;
}
