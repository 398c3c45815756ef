/**
 * Things glide from where they were to where they are. The page calls `before` with the old and the new scene, changes the
 * DOM, then calls `play`. Elements are found by `data-item` and `data-region`; nothing waits for an animation to end, so a
 * click or the next scene may come at any moment and everything goes on from where it is seen.
 */

import { itemsOf, kindOf, regionKind, type Item, type Region, type Scene } from './scene';
import { pace } from './settings.svelte';

const GLIDE = 420;
const TUMBLE = 1000;
/** Turning over takes longer than going straight. */
const TURN = 1.35;
const EASE = 'cubic-bezier(.22,.8,.28,1)';
/** Beyond this many travelling copies nobody follows anything; the rest simply appears. */
const MOST_GHOSTS = 40;

interface Known {
  item: Item;
  region: Region;
}

interface Seen {
  rect: DOMRect;
  region: string;
}

export interface Before {
  places: Map<string, Seen>;
  regions: Map<string, DOMRect>;
  /** Copies of the things that will be gone, made while they can still be copied. */
  leaving: Map<string, HTMLElement>;
  pairs: Map<string, string>;
  from: Map<string, string>;
  into: Map<string, string>;
  /** What the piles that give something look like from above: the other side of what they give. */
  tops: Map<string, HTMLElement>;
  rolled: Set<string>;
  replaced: Set<string>;
}

const running = new WeakMap<Element, Animation>();

const known = (scene: Scene): Map<string, Known> => new Map([...itemsOf(scene.regions)].map((one) => [one.item.id, one]));

const countOf = (region: Region): number => region.count ?? region.items?.length ?? 0;

/** Stacks that grew or shrank between two scenes, as a list holding each region once per card. */
function changedStacks(older: Scene, newer: Scene, direction: 1 | -1): string[] {
  const was = new Map(older.regions.map((region) => [region.id, countOf(region)]));
  return newer.regions.flatMap((region) => {
    if (regionKind(region) !== 'stack') return [];
    const change = (countOf(region) - (was.get(region.id) ?? countOf(region))) * direction;
    return change > 0 ? Array<string>(Math.min(change, MOST_GHOSTS)).fill(region.id) : [];
  });
}

/** What turned over: something gone and something new of the same kind, best of the same owner and the other side up. */
function pair(gone: Known[], come: Known[]): Map<string, string> {
  const pairs = new Map<string, string>();
  const free = new Set(gone);
  for (const fresh of come) {
    let best: Known | null = null;
    let bestScore = 0;
    for (const old of free) {
      if (kindOf(old.item) !== kindOf(fresh.item)) continue;
      const turned = Boolean(old.item.down) !== Boolean(fresh.item.down);
      const sameCard = Boolean(fresh.item.card) && old.item.card === fresh.item.card;
      if (!turned && !sameCard) continue;
      const ownerOf = (one: Known): number | null | undefined => one.item.owner ?? one.region.owner;
      const score = 1 + (sameCard ? 8 : 0) + (old.region.id === fresh.region.id ? 4 : 0) + (ownerOf(old) === ownerOf(fresh) ? 2 : 0);
      if (score > bestScore) [best, bestScore] = [old, score];
    }
    if (best) {
      free.delete(best);
      pairs.set(fresh.item.id, best.item.id);
    }
  }
  return pairs;
}

function elements(root: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-item]')) found.set(element.dataset.item!, element);
  return found;
}

export function before(root: HTMLElement, older: Scene, newer: Scene): Before | null {
  if (!pace()) return null;
  const [was, is] = [known(older), known(newer)];
  const gone = [...was.values()].filter((one) => !is.has(one.item.id));
  const come = [...is.values()].filter((one) => !was.has(one.item.id));
  const pairs = pair(gone, come);
  const paired = new Set(pairs.values());
  const both = [...is.values()].filter((one) => was.has(one.item.id));
  // The same thing turned over where it lies, or something else now standing in its place.
  for (const { item } of both) if (Boolean(item.down) !== Boolean(was.get(item.id)!.item.down)) pairs.set(item.id, item.id);
  const replaced = new Set(both.filter(({ item }) => kindOf(item) !== kindOf(was.get(item.id)!.item)).map(({ item }) => item.id));
  const from = new Map<string, string>();
  const into = new Map<string, string>();
  const sources = changedStacks(older, newer, -1);
  for (const one of come) {
    if (pairs.has(one.item.id) || regionKind(one.region) === 'stack') continue;
    const source = sources.shift();
    if (source) from.set(one.item.id, source);
  }
  const sinks = changedStacks(older, newer, 1);
  for (const one of gone) {
    if (paired.has(one.item.id) || regionKind(one.region) === 'stack') continue;
    const sink = sinks.shift();
    if (sink) into.set(one.item.id, sink);
  }
  const rolled = new Set(
    [...is.values()]
      .filter(({ item }) => kindOf(item) === 'die' && was.get(item.id)?.item.value !== item.value)
      .map(({ item }) => item.id),
  );
  const places = new Map<string, Seen>();
  const leaving = new Map<string, HTMLElement>();
  const here = elements(root);
  for (const [id, element] of here) {
    places.set(id, { rect: element.getBoundingClientRect(), region: was.get(id)?.region.id ?? '' });
    if ((!is.has(id) || pairs.get(id) === id) && leaving.size < MOST_GHOSTS) leaving.set(id, copy(element));
  }
  for (const element of here.values()) running.get(element)?.cancel();
  const tops = new Map<string, HTMLElement>();
  for (const region of new Set(from.values())) {
    const top = root.querySelector<HTMLElement>(`[data-region="${CSS.escape(region)}"] [data-pile] :is(.blank, [data-item])`);
    if (top) tops.set(region, copy(top));
  }
  return { places, regions: regionRects(root), leaving, pairs, from, into, tops, rolled, replaced };
}

function regionRects(root: HTMLElement): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-region]')) {
    const top = element.querySelector('[data-pile]') ?? element;
    rects.set(element.dataset.region!, top.getBoundingClientRect());
  }
  return rects;
}

function copy(element: HTMLElement): HTMLElement {
  const twin = element.cloneNode(true) as HTMLElement;
  for (const part of [twin, ...twin.querySelectorAll('*')]) {
    for (const name of ['id', 'data-item', 'aria-label', 'tabindex', 'data-target']) part.removeAttribute(name);
  }
  twin.setAttribute('aria-hidden', 'true');
  twin.setAttribute('inert', '');
  // The frame may depend on the size of the text around it; keep what it had at home.
  twin.style.fontSize = getComputedStyle(element).fontSize;
  return twin;
}

/** A copy that flies over everything, so that no scrolling box cuts it off. */
function ghost(layer: HTMLElement, sides: HTMLElement[], size: DOMRect): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'ghost';
  Object.assign(frame.style, { left: `${size.left}px`, top: `${size.top}px`, width: `${size.width}px`, height: `${size.height}px` });
  sides.forEach((side, index) => {
    const face = document.createElement('div');
    face.className = index ? 'ghost-side ghost-other' : 'ghost-side';
    Object.assign(side.style, { width: '100%', height: '100%', margin: '0', position: 'static', visibility: 'visible', opacity: '1' });
    face.append(side);
    frame.append(face);
  });
  layer.append(frame);
  return frame;
}

/** The transform that makes what lies at `to` look as if it lay at `from`; transforms turn about the middle. */
function shift(from: DOMRect, to: DOMRect): string {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${dx}px, ${dy}px) scale(${from.width / (to.width || 1)}, ${from.height / (to.height || 1)})`;
}

export function play(root: HTMLElement, layer: HTMLElement, past: Before | null): void {
  if (!past) return;
  const time = GLIDE * pace();
  const after = elements(root);
  const regionsNow = regionRects(root);
  let ghosts = 0;

  const fly = (element: HTMLElement, sides: HTMLElement[], from: DOMRect, to: DOMRect, order: number): void => {
    ghosts += 1;
    const frame = ghost(layer, sides, to);
    const [start, end] = sides.length > 1 ? ['rotateY(0deg)', 'rotateY(180deg)'] : ['', ''];
    const options = { duration: sides.length > 1 ? time * TURN : time, delay: Math.min(order, 8) * 45 * pace(), easing: EASE, fill: 'backwards' as const };
    const flight = frame.animate([{ transform: `${shift(from, to)} ${start}` }, { transform: `translate(0, 0) scale(1, 1) ${end}` }], options);
    // The real thing is in place and can be clicked; it is only not yet seen.
    const hide = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: options.duration + options.delay, fill: 'none' });
    running.set(element, hide);
    flight.onfinish = flight.oncancel = () => frame.remove();
    hide.oncancel = () => flight.cancel();
  };

  let order = 0;
  for (const [id, element] of after) {
    const to = element.getBoundingClientRect();
    if (!to.width) continue;
    const old = past.places.get(id);
    const partner = past.pairs.get(id);
    const region = element.closest<HTMLElement>('[data-region]')?.dataset.region ?? '';
    if (past.rolled.has(id)) {
      running.set(element, tumble(element));
    } else if (partner && past.leaving.has(partner) && ghosts < MOST_GHOSTS) {
      fly(element, [past.leaving.get(partner)!, copy(element)], past.places.get(partner)!.rect, to, 0);
      past.leaving.delete(partner);
    } else if (old && !past.replaced.has(id)) {
      const still = Math.abs(old.rect.left - to.left) < 1 && Math.abs(old.rect.top - to.top) < 1 && Math.abs(old.rect.width - to.width) < 1;
      if (still || !old.rect.width) continue;
      if (old.region === region || ghosts >= MOST_GHOSTS) {
        running.set(element, element.animate([{ transform: shift(old.rect, to) }, { transform: 'none' }], { duration: time, easing: EASE }));
      } else {
        fly(element, [copy(element)], old.rect, to, 0);
      }
    } else if (past.from.has(id) && ghosts < MOST_GHOSTS) {
      const pile = past.from.get(id)!;
      const source = past.regions.get(pile);
      const top = element.classList.contains('down') ? undefined : past.tops.get(pile)?.cloneNode(true);
      if (source) fly(element, [...(top ? [top as HTMLElement] : []), copy(element)], source, to, order++);
    } else {
      running.set(element, element.animate([{ opacity: 0, transform: 'scale(.86)' }, { opacity: 1, transform: 'none' }], { duration: time * 0.7, easing: EASE }));
    }
  }
  for (const [id, twin] of past.leaving) {
    const from = past.places.get(id)!.rect;
    if (!from.width) continue;
    const sink = regionsNow.get(past.into.get(id) ?? '');
    const frame = ghost(layer, [twin], from);
    const end = sink ? { transform: shift(sink, from), opacity: 0.2 } : { transform: 'scale(.86)', opacity: 0 };
    frame.animate([{ transform: 'none', opacity: 1 }, end], { duration: sink ? time : time * 0.6, easing: EASE }).onfinish = () => frame.remove();
  }
}

/** A die comes rolling in from the side, bounces and lies still. */
function tumble(element: HTMLElement): Animation {
  const turn = 540 + Math.random() * 360;
  const from = (Math.random() < 0.5 ? -1 : 1) * (90 + Math.random() * 60);
  const spin = (share: number): string => `rotate3d(1, .7, .4, ${turn * share}deg)`;
  return element.animate(
    [
      { transform: `translate(${from}px, -110px) ${spin(1)} scale(1.5)`, opacity: 0, easing: 'cubic-bezier(.5,.1,.8,.6)' },
      { transform: `translate(${from * 0.35}px, 6px) ${spin(0.6)} scale(1.1)`, opacity: 1, offset: 0.45, easing: 'cubic-bezier(.2,.7,.5,1)' },
      { transform: `translate(${from * 0.12}px, -26px) ${spin(0.25)} scale(1.15)`, offset: 0.68, easing: 'cubic-bezier(.5,0,.8,.5)' },
      { transform: `translate(0, 3px) ${spin(0.04)}`, offset: 0.88 },
      { transform: 'none' },
    ],
    { duration: TUMBLE * pace(), delay: Math.random() * 160 * pace(), fill: 'backwards' },
  );
}
