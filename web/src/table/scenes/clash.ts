/** Who strikes whom, and what came of it: read from a line of the story, those before it, and the table on both sides of it. */

import { itemsOf, plain, type Item, type LogLine, type Scene } from '../../lib/scene';
import type { Moment } from '../../lib/moments';

export interface Clash {
  who: Item | undefined;
  whom: Item | undefined;
  /** The numbers of the line, in order. */
  numbers: number[];
  /** What it is made of, in words: what stands after the colon. */
  sum: string;
  /** What was tried on the way there: done, not possible, not reached. */
  steps: { sign: string; words: string }[];
  /** The card that led there. */
  by: string;
  left: { before: number; after: number; of: number } | null;
}

const cardsIn = (line: LogLine): string[] => line.text.flatMap((part) => (typeof part !== 'string' && part.to === 'card' ? [part.id] : []));
/** What counts for nothing stands in brackets. */
const NOTHING = /\s*\([^)]*\)/g;
const SIGNS = /^([✓✗·])\s*/;

const standing = (scene: Scene | null, card: string | undefined): Item | undefined => {
  if (!scene || !card) return undefined;
  const there = [...itemsOf(scene.regions)].map(({ item }) => item).filter((item) => item.card === card && !item.down);
  return there.find((item) => item.kind === 'piece') ?? there[0];
};
const lifeOf = (item: Item | undefined): [number, number] | null => {
  const found = /^(\d+)(?:\/(\d+))?/.exec(item?.stats?.[0]?.text ?? '');
  return found ? [Number(found[1]), Number(found[2] ?? found[1])] : null;
};

export function clashOf(line: Moment, now: Scene, older: Scene | null): Clash {
  const before = line.before ?? [];
  const own = cardsIn(line);
  const whomId = own.at(-1);
  const attack = before.findLast((one) => cardsIn(one).length > 1 && cardsIn(one).includes(whomId ?? ''));
  const whoId = (attack ? cardsIn(attack) : own).find((card) => card !== whomId);
  const whom = standing(now, whomId) ?? standing(older, whomId);
  const active = [older, now].flatMap((scene) => (scene ? [...itemsOf(scene.regions)] : [])).find(({ item }) => item.kind === 'piece' && item.flags?.includes('active') && item.card !== whomId)?.item;
  const who = standing(now, whoId) ?? standing(older, whoId) ?? active;
  const words = plain(line.text);
  const [was, is] = [lifeOf(standing(older, whomId)), lifeOf(standing(now, whomId))];
  /** Only what was tried by whom the last card was turned for. */
  const from = before.findLastIndex((one) => one.kind === 'turned' && cardsIn(one).includes(whoId ?? ''));
  const turned = from < 0 ? undefined : before[from];
  const name = turned?.text.find((part) => typeof part !== 'string' && part.to === 'card');
  return {
    who,
    whom,
    numbers: [...words.matchAll(/\d+/g)].map(Number),
    sum: words.includes(':') ? words.slice(words.indexOf(':') + 1).replace(NOTHING, '').trim() : '',
    steps: (from < 0 ? [] : before.slice(from)).flatMap((one) => {
      const text = plain(one.text);
      const sign = SIGNS.exec(text)?.[1];
      return sign ? [{ sign, words: text.replace(SIGNS, '') }] : [];
    }),
    by: name && typeof name !== 'string' ? (name.text ?? '') : '',
    left: was ? { before: was[0], after: is?.[0] ?? 0, of: was[1] } : null,
  };
}
