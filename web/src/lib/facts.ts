/** What a box says on its side, from what its game declares. */

import { solo, type Game } from './api';
import { t } from './words.svelte';

/** "2 to 4 players", "40 minutes", "middling". */
export function factsOf(game: Game): string[] {
  const counts = game.modes.flatMap((mode) => mode.seats);
  const low = Math.min(...counts);
  const high = Math.max(...counts);
  const { minutes, weight } = game.skin.box ?? {};
  return [low === high ? t('box-players', { count: high }) : t('box-players-from', { low, high }), ...(minutes ? [t('box-minutes', { minutes })] : []), ...(weight ? [t(`box-weight-${Math.max(1, Math.min(3, Math.round(weight)))}`)] : [])];
}

/** How it can be played: alone, against others, together, as a story, as a campaign. */
export function waysOf(game: Game): string[] {
  const several = game.modes.filter((mode) => !solo(mode));
  const ways = [
    several.length > 0 && game.modes.some((mode) => mode.seats.includes(1)) && t('box-alone'),
    several.some((mode) => !mode.together) && t('box-against'),
    several.some((mode) => mode.together) && t('box-together'),
    game.workshops?.some((workshop) => workshop.kind === 'map') && t('box-story'),
    game.campaign?.length && t('box-campaign', { count: game.campaign.length }),
  ];
  return ways.filter((way) => typeof way === 'string');
}

/** As they stand on the shelf. */
export const inOrder = (games: Game[]): Game[] => games.toSorted((a, b) => (a.skin.box?.place ?? 99) - (b.skin.box?.place ?? 99));
