/** Whose face stands on a name plate: that of whom a seat plays with. */

import { areaOf, kindOf, type Item, type Scene } from '../lib/scene';

const first = (items: Item[], wanted: (item: Item) => boolean): string | undefined => items.find((item) => item.card && !item.down && wanted(item))?.card;

/** The card of the first of a seat's own who stands on the table; of those the rules play, of anybody nobody owns. */
export function portraitOf(scene: Scene, seat: number): string | undefined {
  const shown = scene.regions.filter((region) => areaOf(region) !== 'hand' && areaOf(region) !== 'aid');
  const items = shown.flatMap((region) => (region.items ?? []).map((item) => ({ owner: region.owner, ...item })));
  const own = (item: Item): boolean => item.owner === seat;
  return first(items, (item) => own(item) && kindOf(item) === 'piece') ?? first(items, (item) => own(item) && (item.stats?.length ?? 0) > 2);
}
