/** An item in words, for those who hear the table. */

import { kindOf, plain, type Item, type Mark, type Region } from '../lib/scene';
import { t } from '../lib/words.svelte';

const said = (mark: Mark): string => [mark.label, mark.text].filter(Boolean).join(' ');

/** The signs of an item that do not repeat one of its numbers. */
export const signs = (item: Item): Mark[] => (item.tags ?? []).filter((tag) => !item.stats?.some((stat) => stat.label === tag.label && stat.text === tag.text));

export function describe(item: Item, ownerName = ''): string {
  const kind = kindOf(item);
  if (item.down) return [t('face-down'), ownerName, ...flags(item)].filter(Boolean).join(', ');
  const parts = [
    item.name || t(`kind-${kind}`),
    item.corner,
    item.sub,
    kind === 'die' && item.value != null ? t('die-shows', { value: item.value }) : '',
    ...(item.stats ?? []).map(said),
    ...signs(item).map(said),
    plain(item.text),
    ownerName,
    ...flags(item),
    ...(item.under ?? []).map((under) => t('with', { what: under.down ? t('face-down') : (under.name ?? '') })),
  ];
  return parts.filter(Boolean).join(', ');
}

const flags = (item: Item): string[] => (item.flags ?? []).map((flag) => t(`flag-${flag}`));

export function describeRegion(region: Region): string {
  const count = region.count ?? region.items?.length ?? 0;
  if (region.kind === 'meter') return `${region.label ?? ''} ${region.value ?? 0}${region.limit ? ` / ${region.limit}` : ''}`;
  return region.kind === 'stack' ? `${region.label ?? ''}, ${t('count-cards', { count })}` : (region.label ?? '');
}
