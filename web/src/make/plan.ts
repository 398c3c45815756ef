/** Plans: pieces on a plane and arrows between them, changed one step at a time. */

import type { Arrow, Placed, Plan } from '../lib/workshop';

export const find = (plan: Plan, id: string): Placed | undefined => plan.pieces.find((piece) => piece.id === id);

/** As exact as a share code keeps it, and on the plane. */
const near = (share: number): number => Math.round(Math.max(0, Math.min(1, share)) * 100) / 100;

const alter = (plan: Plan, id: string, change: (piece: Placed) => Placed): Plan => ({
  ...plan,
  pieces: plan.pieces.map((piece) => (piece.id === id ? change(piece) : piece)),
});

/** Pieces closer than this in both directions lie on one another. */
const [ROOM_X, ROOM_Y] = [0.19, 0.14];
const PER_ROW = 6;

/** A free place: to the right of a piece if there is one, in the next row after the last of a row, then wherever there is room, column by column. */
export function freeSpot(plan: Plan, beside?: Placed): [number, number] {
  const free = ([x, y]: [number, number]): boolean => plan.pieces.every(({ at }) => Math.abs(at[0] - x) >= ROOM_X || Math.abs(at[1] - y) >= ROOM_Y);
  const right = beside ? beside.at[0] + ROOM_X + 0.01 : 0;
  const rows = right <= 1 ? [0, 1, -1, 2, -2, 3, -3] : [1, 2, 3, 4, 5, 6];
  const wanted: [number, number][] = beside ? rows.map((row) => [near(right <= 1 ? right : 0), near(beside.at[1] + row * ROOM_Y)]) : [];
  for (let x = 0; x <= 1; x += 0.2) for (let y = 0.02; y <= 1; y += ROOM_Y) wanted.push([near(x), near(y)]);
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

/** Every piece to the right of all that its arrows come from, and those without arrows in rows below. A circle is cut somewhere. */
export function arrange(plan: Plan): Plan {
  const joined = new Set(plan.links.flatMap((one) => [one.from, one.to]));
  const [story, loose] = [plan.pieces.filter((piece) => joined.has(piece.id)), plan.pieces.filter((piece) => !joined.has(piece.id))];
  const column = new Map<string, number>();
  const depth = (id: string, trail: ReadonlySet<string>): number => {
    const known = column.get(id);
    if (known !== undefined || trail.has(id)) return known ?? 0;
    const before = plan.links.filter((one) => one.to === id && find(plan, one.from));
    const found = Math.max(0, ...before.map((one) => depth(one.from, new Set([...trail, id])) + 1));
    column.set(id, found);
    return found;
  };
  for (const piece of story) depth(piece.id, new Set());
  const last = Math.max(1, ...column.values());
  const rows = Math.ceil(loose.length / PER_ROW);
  const height = story.length ? Math.max(0.3, 1 - rows * ROOM_Y) : 0;
  const places = new Map<string, [number, number]>();
  // Columns too close to one another for two pieces side by side are set high and low in turn.
  const sway = last * ROOM_X > 1 ? ROOM_Y / 2 : 0;
  for (const [index, pieces] of [...Map.groupBy(story, (piece) => column.get(piece.id)!)].sort(([a], [b]) => a - b)) {
    // Beside what leads to it, so that arrows cross little.
    const wanted = (piece: Placed): number => {
      const before = plan.links.flatMap((one) => (one.to === piece.id && places.has(one.from) ? [places.get(one.from)![1]] : []));
      return before.length ? before.reduce((sum, y) => sum + y, 0) / before.length : piece.at[1];
    };
    const ordered = pieces.map((piece) => ({ piece, y: wanted(piece) })).sort((a, b) => a.y - b.y);
    ordered.forEach(({ piece }, row) => places.set(piece.id, [near(index / last), near(Math.max(0, ((row + 0.5) / ordered.length) * height + (index % 2 ? sway : -sway)))]));
  }
  loose.forEach((piece, index) => places.set(piece.id, [near((index % PER_ROW) / (PER_ROW - 1)), near(height + (Math.floor(index / PER_ROW) + 0.8) * ROOM_Y)]));
  return { ...plan, pieces: plan.pieces.map((piece) => ({ ...piece, at: places.get(piece.id)! })) };
}

/** Moves pieces apart that lie on one another, as little as need be. */
export function untangle(plan: Plan): Plan {
  const places = plan.pieces.map((piece) => [...piece.at] as [number, number]);
  for (let round = 0; round < 80; round += 1) {
    let moved = false;
    for (const [index, a] of places.entries()) {
      for (const b of places.slice(index + 1)) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const [overX, overY] = [ROOM_X - Math.abs(dx), ROOM_Y - Math.abs(dy)];
        if (overX <= 0.001 || overY <= 0.001) continue;
        moved = true;
        // Along the way that needs less, as seen by the room each way; a piece at the edge leaves it to the other.
        const axis = overX / ROOM_X < overY / ROOM_Y ? 0 : 1;
        const by = ((axis ? overY : overX) / 2) * ((axis ? dy : dx) < 0 ? -1 : 1);
        a[axis] = Math.max(0, Math.min(1, a[axis] - by));
        b[axis] = Math.max(0, Math.min(1, b[axis] + by));
      }
    }
    if (!moved) break;
  }
  return { ...plan, pieces: plan.pieces.map((piece, index) => ({ ...piece, at: [near(places[index]![0]), near(places[index]![1])] })) };
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

/** Shorter than this an arrow cannot be seen. */
const LEAST_ARROW = 22;

/** From the edge of one box to the edge of another; boxes that lie close are overlapped a little. */
export function between(a: Box, b: Box): Line | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (!length) return null;
  const [ux, uy] = [dx / length, dy / length];
  const out = (box: Box): number => Math.min(ux ? box.w / Math.abs(ux) : Infinity, uy ? box.h / Math.abs(uy) : Infinity);
  const [start, end] = [out(a), length - out(b)];
  const more = Math.max(0, LEAST_ARROW - (end - start)) / 2;
  const along = (way: number): [number, number] => [a.x + ux * way, a.y + uy * way];
  return { from: along(start - more), to: along(end + more), angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}
