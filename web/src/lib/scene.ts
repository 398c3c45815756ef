/** The Scene, as `ludotheque/kernel/scene.py` defines it. The server leaves out fields that hold their default. */

export type Plain = string | number | boolean | null;

export interface Ref {
  to: 'card' | 'seat' | 'clause' | 'icon';
  id: string;
  text?: string;
}

/** A sentence with links in it. */
export type Rich = (string | Ref)[];

/** A small fact: a number or word with a colour and a shape or icon, and its spoken name. */
export interface Mark {
  text: string;
  label?: string;
  icon?: string;
  tone?: string;
  shape?: string;
  note?: string;
}

export type ItemKind = 'card' | 'piece' | 'token' | 'die' | 'space';
export type Flag = 'active' | 'spent' | 'hurt' | 'dim' | 'new' | 'chosen';

export interface Item {
  id: string;
  kind?: ItemKind;
  name?: string;
  down?: boolean;
  sub?: string;
  corner?: string;
  text?: Rich;
  stats?: Mark[];
  tags?: Mark[];
  icons?: string[];
  tone?: string;
  shape?: string;
  flags?: Flag[];
  owner?: number | null;
  value?: number | null;
  at?: [number, number] | null;
  /** On a map: a space that is a room, with its middle at `at`. */
  size?: [number, number] | null;
  on?: string;
  under?: Item[];
  more?: Rich[];
  clauses?: string[];
  card?: string;
}

export interface Link {
  a: string;
  b: string;
  kind?: string;
  label?: string;
}

export interface Outline {
  path: string;
  tone?: string;
  label?: string;
}

export type RegionKind = 'row' | 'stack' | 'hand' | 'grid' | 'map' | 'track' | 'meter' | 'dice' | 'sheet' | 'tally' | 'chart';
export type Area = 'away' | 'board' | 'home' | 'hand' | 'side' | 'aid';

export interface Region {
  id: string;
  kind?: RegionKind;
  area?: Area;
  label?: string;
  owner?: number | null;
  items?: Item[];
  count?: number | null;
  columns?: number;
  rows?: number;
  value?: number;
  limit?: number;
  lines?: Rich[];
  links?: Link[];
  outlines?: Outline[];
  /** What the colours and shapes of a map or the marks of a chart mean. */
  legend?: Mark[];
  tone?: string;
  icon?: string;
  /** The picture it lies on, among the game's own. */
  ground?: string;
  clauses?: string[];
}

export interface Choice {
  option: Plain[];
  label: string;
  items?: string[];
  role?: 'normal' | 'main' | 'back' | 'danger';
  clause?: string;
  preview?: Rich[];
}

/** A step on the way to something farther off: the answer that leads to `item` from `after`, another step's item, or first. */
export interface Route {
  item: string;
  label: string;
  option: Plain[];
  after?: string;
}

export interface Prompt {
  waiting: number[];
  mine: boolean;
  text: Rich;
  step?: string;
  clauses?: string[];
  choices?: Choice[];
  routes?: Route[];
  coach?: Rich;
  concede?: boolean;
}

export interface Plate {
  seat: number;
  name: string;
  kind?: 'person' | 'bot' | 'automaton';
  score?: string;
  value?: number;
  limit?: number;
  marks?: Mark[];
  active?: boolean;
  rank?: number;
}

export interface Scene {
  game: string;
  mode: string;
  lang: string;
  title: string;
  seat: number | null;
  move: number;
  regions: Region[];
  plates: Plate[];
  prompt?: Prompt | null;
  subtitle?: string;
  over?: boolean;
  verdict?: string;
  skin?: string;
  commitment?: string;
  key?: string;
}

export interface LogLine {
  text: Rich;
  move: number;
  kind: string;
  clauses?: string[];
  cause?: string;
  /** Worth stopping for. */
  moment?: boolean;
  /** Explains the next moment. */
  leads?: boolean;
}

/** The sentence without its links, for labels and screen readers. */
export function plain(rich: Rich | undefined): string {
  return (rich ?? []).map((part) => (typeof part === 'string' ? part : (part.text ?? part.id))).join('');
}

/** Every item of a region list, with what lies under it, outermost first. */
export function* itemsOf(regions: Region[]): Generator<{ item: Item; region: Region }> {
  function* dig(item: Item, region: Region): Generator<{ item: Item; region: Region }> {
    yield { item, region };
    for (const under of item.under ?? []) yield* dig(under, region);
  }
  for (const region of regions) for (const item of region.items ?? []) yield* dig(item, region);
}

export const kindOf = (item: Item): ItemKind => item.kind ?? 'card';
export const areaOf = (region: Region): Area => region.area ?? 'board';
export const regionKind = (region: Region): RegionKind => region.kind ?? 'row';

/** Cards of a hand that differ in nothing that can be seen, by their ids. */
export function copies(regions: Region[]): string[][] {
  const held = regions.filter((region) => areaOf(region) === 'hand').flatMap((region) => region.items ?? []);
  return [...Map.groupBy(held.filter((item) => item.card && !item.down), (item) => JSON.stringify({ ...item, id: '' })).values()].flatMap((same) => (same.length > 1 ? [same.map((item) => item.id)] : []));
}
