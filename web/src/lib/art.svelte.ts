/** A game's pictures, by card and by ground; the list is fetched once for each game, the pictures when they are shown. */

export interface Manifest {
  cards: Record<string, string>;
  grounds: Record<string, string>;
  covers: Record<string, string>;
  /** Where in a picture its subject is, in shares of width and height: what a round or tall window looks at. */
  focus: Record<string, [number, number]>;
}

const NONE: Manifest = { cards: {}, grounds: {}, covers: {}, focus: {} };
let lists = $state.raw<Record<string, Manifest>>({});
const asked = new Set<string>();

const at = (game: string, file: string): string => `/art/${encodeURIComponent(game)}/${encodeURIComponent(file)}`;

/** Fetches the list of a game whose pictures are in this state; '' where it has none. */
export function loadArt(game: string, state: string | undefined): void {
  if (!state || asked.has(game)) return;
  asked.add(game);
  fetch(`${at(game, 'manifest.json')}?v=${state}`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Partial<Manifest>>) : NONE))
    .then((list) => {
      lists = { ...lists, [game]: { ...NONE, ...list } };
    })
    .catch(() => void asked.delete(game));
}

const listOf = (game: string): Manifest => lists[game] ?? NONE;
const found = (game: string, kind: 'cards' | 'grounds' | 'covers', name: string | undefined): string => {
  const file = name ? listOf(game)[kind][name] : undefined;
  return file ? at(game, file) : '';
};

/** The address of a card's picture, or ''. */
export const pictureOf = (game: string, card: string | undefined): string => found(game, 'cards', card);
export const groundOf = (game: string, name: string | undefined): string => found(game, 'grounds', name);
export const coverOf = (game: string, name: string): string => found(game, 'covers', name);
/** Where to look in a card's picture, as CSS wants it. */
export function focusOf(game: string, card: string | undefined): string {
  const focus = card ? listOf(game).focus[card] : undefined;
  return focus ? `${Math.round(focus[0] * 100)}% ${Math.round(focus[1] * 100)}%` : '';
}
