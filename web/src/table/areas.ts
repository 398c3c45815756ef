/** Which part of the table lies in which zone. Where the zones are is for plan(). */

import { areaOf, kindOf, regionKind, type Region, type Scene } from '../lib/scene';
import type { Ground } from './layout';

export interface Areas {
  /** The ground: boards, maps, layouts of cards. */
  big: Region[];
  /** Tracks across the board, above the ground. */
  wide: Region[];
  /** What is going on, staged over the ground; where there is no ground, simply the middle of the table. */
  small: Region[];
  /** What each side keeps beside the ground, or above and below it. */
  home: Region[];
  away: Region[];
  /** What lies at hand. */
  hand: Region[];
  piles: Region[];
  side: Region[];
  aid: Region[];
}

export const isBacks = (region: Region): boolean => Boolean(region.items?.length) && region.items!.every((item) => item.down);

const isGround = (region: Region): boolean => regionKind(region) === 'grid' || regionKind(region) === 'map';

/** Whether a grid is a layout of cards, which fills any shape, and not a board. */
export const isLayout = (region: Region): boolean => regionKind(region) === 'grid' && Boolean(region.items?.some((item) => kindOf(item) === 'card'));

/** Whether a grid is a field of squares, and not a layout of cards: its places are nobody's, but for a few. */
export function isField(region: Region): boolean {
  const items = region.items ?? [];
  const spaces = items.filter((item) => kindOf(item) === 'space');
  return !isLayout(region) && spaces.filter((item) => item.owner != null).length * 2 <= spaces.length;
}

/** What a scene says of its own about the shape of its table, where the skin is silent. */
export function groundOf(scene: Scene): Ground {
  const [only, ...others] = scene.regions.filter((region) => areaOf(region) === 'board' && isGround(region));
  if (!only || others.length || !only.columns || !only.rows) return {};
  if (regionKind(only) === 'grid' && !isField(only)) return {}; // a layout is one also while none of its cards is there yet
  const grid = regionKind(only) === 'grid' ? { columns: only.columns, rows: only.rows } : {};
  return { aspect: only.columns / only.rows, ...grid };
}

export function arrange(scene: Scene, ground: Ground = {}): Areas {
  const me = scene.seat ?? 0;
  const areas: Areas = { big: [], wide: [], small: [], home: [], away: [], hand: [], piles: [], side: [], aid: [] };
  const grounded = scene.regions.some((region) => areaOf(region) === 'board' && isGround(region));
  for (const region of scene.regions) {
    const area = areaOf(region);
    const kind = regionKind(region);
    if (area === 'aid' || area === 'hand') areas[area].push(region);
    else if (area === 'board' && kind === 'stack' && grounded) areas.piles.push(region);
    else if (area === 'board') (isGround(region) ? areas.big : kind === 'track' && grounded ? areas.wide : areas.small).push(region);
    // A field with margins keeps in them all that is somebody's, wherever the game would have it.
    else if (ground.flanks && region.owner != null && kind !== 'stack') (region.owner === me ? areas.home : areas.away).push(region);
    else if (ground.flanks && area !== 'side') areas[area].push(region);
    else if (kind === 'stack') (grounded || area === 'side' ? areas.piles : area === 'home' ? areas.hand : areas.small).push(region);
    else if (area === 'home') areas.hand.unshift(region);
    else if (area === 'away') (grounded ? (isBacks(region) ? [] : areas.side) : areas.away).push(region);
    else areas.side.push(region);
  }
  return areas;
}
