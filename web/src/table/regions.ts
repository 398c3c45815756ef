/** What kinds of regions there are: how each is drawn, how it is called. A new kind is a component and a line here. */

import type { Component } from 'svelte';
import type { Region, RegionKind } from '../lib/scene';
import ChartRegion from './ChartRegion.svelte';
import DiceRegion from './DiceRegion.svelte';
import type { Lies } from './forms';
import GridRegion from './GridRegion.svelte';
import MapRegion from './map/MapRegion.svelte';
import MeterRegion from './MeterRegion.svelte';
import RowRegion from './RowRegion.svelte';
import SheetRegion from './SheetRegion.svelte';
import StackRegion from './StackRegion.svelte';
import TallyRegion from './TallyRegion.svelte';
import TrackRegion from './TrackRegion.svelte';

export interface Kind {
  component: Component<{ region: Region; lies: Lies }>;
  /** Whether it tells its own name. */
  named?: boolean;
}

export const kinds: Record<RegionKind, Kind> = {
  row: { component: RowRegion },
  hand: { component: RowRegion },
  stack: { component: StackRegion, named: true },
  grid: { component: GridRegion },
  map: { component: MapRegion },
  track: { component: TrackRegion },
  meter: { component: MeterRegion, named: true },
  dice: { component: DiceRegion },
  sheet: { component: SheetRegion },
  tally: { component: TallyRegion },
  chart: { component: ChartRegion },
};
