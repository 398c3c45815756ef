/** Which part of the table lies where: how the regions of a scene share the screen. */

import { areaOf, kindOf, regionKind, type Area, type Region, type Scene } from '../lib/scene';

const SMALL: ReadonlySet<string> = new Set(['stack', 'meter', 'dice', 'row', 'hand', 'sheet', 'tally', 'chart']);
/** Up to this shape, width to height, a board leaves room on both of its sides. */
const SQUARISH = 1.2;
/** From this shape on a map wants the whole width. */
const WIDE = 1.5;

export interface Areas {
  away: Region[];
  home: Region[];
  hand: Region[];
  side: Region[];
  aid: Region[];
  /** The board: tracks across it, boards and maps as large as possible, the rest beside or below them. */
  wide: Region[];
  big: Region[];
  small: Region[];
  /** Whether the players' things lie at the sides of the board, not above and below it; and whether on both sides. */
  beside: boolean;
  flanked: boolean;
  /** Width to height of the one board. */
  aspect: number;
}

export const isBacks = (region: Region): boolean => Boolean(region.items?.length) && region.items!.every((item) => item.down);

/** Whether a grid is a layout of cards, which fills any shape, and not a board. */
const isLayout = (region: Region): boolean => regionKind(region) === 'grid' && Boolean(region.items?.some((item) => kindOf(item) === 'card'));

function aspectOf(region: Region): number {
  if (region.columns && region.rows) return region.columns / region.rows;
  const places = (region.items ?? []).flatMap((item) => (item.at ? [item.at] : []));
  const extent = (axis: 0 | 1): number => Math.max(...places.map((at) => at[axis])) - Math.min(...places.map((at) => at[axis])) + 1;
  return places.length ? extent(0) / extent(1) : 1;
}

export function arrange(scene: Scene): Areas {
  const inArea = (area: Area): Region[] => scene.regions.filter((region) => areaOf(region) === area);
  const [board, away, own, held] = (['board', 'away', 'home', 'hand'] as const).map(inArea) as [Region[], Region[], Region[], Region[]];
  const big = board.filter((region) => regionKind(region) === 'grid' || regionKind(region) === 'map');
  const single = big.length === 1 && !isLayout(big[0]!) ? big[0]! : null;
  const aspect = single ? aspectOf(single) : 1;
  const joins = Boolean(single) && regionKind(single!) === 'map' && aspect >= WIDE && own.every((region) => regionKind(region) === 'row');
  const [home, hand] = joins ? [[], [...own, ...held]] : [own, held];
  const beside = Boolean(single) && away.filter((region) => !isBacks(region)).length + home.length > 0;
  return {
    away,
    home,
    hand,
    side: inArea('side'),
    aid: inArea('aid'),
    wide: board.filter((region) => regionKind(region) === 'track'),
    big,
    small: board.filter((region) => SMALL.has(regionKind(region))),
    beside,
    flanked: beside && aspect <= SQUARISH && [away, home].every((area) => area.some((region) => regionKind(region) !== 'meter')),
    aspect,
  };
}
