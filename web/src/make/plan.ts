/** Plans: pieces on a plane and arrows between them, changed one step at a time. */

import type { Arrow, Placed, Plan } from '../lib/workshop';

export const find = (plan: Plan, id: string): Placed | undefined => plan.pieces.find((piece) => piece.id === id);

/** As exact as a share code keeps it, and on the plane. */
const near = (share: number): number => Math.round(Math.max(0, Math.min(1, share)) * 100) / 100;

const alter = (plan: Plan, id: string, change: (piece: Placed) => Placed): Plan => ({
  ...plan,
  pieces: plan.pieces.map((piece) => (piece.id === id ? change(piece) : piece)),
});

/** Pieces closer than this lie on one another. */
const [ROOM_X, ROOM_Y] = [0.15, 0.1];

/** A free place: to the right of a piece if there is one, then wherever there is room, column by column. */
export function freeSpot(plan: Plan, beside?: Placed): [number, number] {
  const free = ([x, y]: [number, number]): boolean => plan.pieces.every(({ at }) => Math.abs(at[0] - x) >= ROOM_X || Math.abs(at[1] - y) >= ROOM_Y);
  const wanted: [number, number][] = beside ? [0, 1, -1, 2, -2, 3, -3].map((row) => [near(beside.at[0] + 0.2), near(beside.at[1] + row * 0.14)]) : [];
  for (let x = 0.08; x < 1; x += 0.168) for (let y = 0.08; y < 1; y += 0.14) wanted.push([near(x), near(y)]);
  return wanted.find(free) ?? [0.5, 0.5];
}

export function lay(plan: Plan, id: string, at?: [number, number], beside?: Placed): Plan {
  if (find(plan, id)) return plan;
  const place = at ? ([near(at[0]), near(at[1])] as [number, number]) : freeSpot(plan, beside);
  return { ...plan, pieces: [...plan.pieces, { id, at: place, marks: [], group: '' }] };
}

export const move = (plan: Plan, id: string, at: [number, number]): Plan => alter(plan, id, (piece) => ({ ...piece, at: [near(at[0]), near(at[1])] }));

export const remove = (plan: Plan, id: string): Plan => ({
  ...plan,
  pieces: plan.pieces.filter((piece) => piece.id !== id),
  links: plan.links.filter((link) => link.from !== id && link.to !== id),
});

const toggled = (marks: string[] | undefined, mark: string): string[] => (marks?.includes(mark) ? marks.filter((one) => one !== mark) : [...(marks ?? []), mark]);

export const toggleMark = (plan: Plan, id: string, mark: string): Plan => alter(plan, id, (piece) => ({ ...piece, marks: toggled(piece.marks, mark) }));

export const toggleWhole = (plan: Plan, mark: string): Plan => ({ ...plan, marks: toggled(plan.marks, mark) });

export const setGroup = (plan: Plan, id: string, group: string): Plan => alter(plan, id, (piece) => ({ ...piece, group }));

const joins = (link: Arrow, from: string, to: string): boolean => link.from === from && link.to === to;

/** Two pieces have one arrow each way at most: a new one takes the place of the old. */
export function link(plan: Plan, from: string, to: string, kind: string): Plan {
  if (from === to || !find(plan, from) || !find(plan, to)) return plan;
  return { ...plan, links: [...plan.links.filter((one) => !joins(one, from, to)), { from, to, kind }] };
}

export const unlink = (plan: Plan, from: string, to: string): Plan => ({ ...plan, links: plan.links.filter((one) => !joins(one, from, to)) });

export const groupsOf = (plan: Plan): string[] => [...new Set(plan.pieces.flatMap((piece) => (piece.group ? [piece.group] : [])))].sort();

/** The first letter that no group is called by. */
export function newGroup(plan: Plan): string {
  const taken = new Set(groupsOf(plan));
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !taken.has(letter)) ?? String(taken.size + 1);
}

/** Every piece to the right of all that its arrows come from; in a circle nobody is first, and it is cut somewhere. */
export function arrange(plan: Plan): Plan {
  const column = new Map<string, number>();
  const depth = (id: string, trail: ReadonlySet<string>): number => {
    const known = column.get(id);
    if (known !== undefined || trail.has(id)) return known ?? 0;
    const before = plan.links.filter((one) => one.to === id && find(plan, one.from));
    const found = Math.max(0, ...before.map((one) => depth(one.from, new Set([...trail, id])) + 1));
    column.set(id, found);
    return found;
  };
  for (const piece of plan.pieces) depth(piece.id, new Set());
  const last = Math.max(1, ...column.values());
  const columns = Map.groupBy(plan.pieces, (piece) => column.get(piece.id)!);
  const places = new Map<string, [number, number]>();
  for (const [index, pieces] of [...columns].sort(([a], [b]) => a - b)) {
    // Beside what leads to it, so that arrows cross little.
    const height = (piece: Placed): number => {
      const before = plan.links.flatMap((one) => (one.to === piece.id && places.has(one.from) ? [places.get(one.from)![1]] : []));
      return before.length ? before.reduce((sum, y) => sum + y, 0) / before.length : piece.at[1];
    };
    const ordered = pieces.map((piece) => ({ piece, y: height(piece) })).sort((a, b) => a.y - b.y);
    ordered.forEach(({ piece }, row) => places.set(piece.id, [near(0.07 + (0.86 * index) / last), near((row + 0.5) / ordered.length)]));
  }
  return { ...plan, pieces: plan.pieces.map((piece) => ({ ...piece, at: places.get(piece.id)! })) };
}

export interface Box {
  x: number;
  y: number;
  /** Half the width and half the height. */
  w: number;
  h: number;
}

export interface Line {
  from: [number, number];
  to: [number, number];
  /** Where the arrow's head points, in degrees. */
  angle: number;
}

/** From the edge of one box to the edge of another, with a little air before the arrow's head. */
export function between(a: Box, b: Box, air = 3): Line | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (!length) return null;
  const [ux, uy] = [dx / length, dy / length];
  const out = (box: Box): number => Math.min(ux ? box.w / Math.abs(ux) : Infinity, uy ? box.h / Math.abs(uy) : Infinity);
  const [start, end] = [out(a) + air, length - out(b) - air];
  if (end <= start) return null;
  return { from: [a.x + ux * start, a.y + uy * start], to: [a.x + ux * end, a.y + uy * end], angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}
