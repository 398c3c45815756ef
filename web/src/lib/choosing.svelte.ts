/**
 * Turning clicks into one of the offered choices. A choice names the items to click, in order; every click keeps the
 * choices that begin with what was clicked. Nothing here knows what an option means.
 */

import type { Choice, Plain, Route } from './scene';

/** More lines than this about a choice are told in a panel of their own. */
export const FEW_LINES = 2;

/** A question in which things can be clicked, and the move of the match it belongs to. */
export interface Question {
  choices: Choice[];
  routes?: Route[];
  move?: number;
}

/** A choice that is the first of several, towards something farther off. */
interface Journey extends Choice {
  rest?: Plain[][];
}

const same = (one: Plain[], other: Plain[]): boolean => JSON.stringify(one) === JSON.stringify(other);

const itemsOfChoice = (choice: Choice): string[] => choice.items ?? [];

/** Everything that takes two answers or more, from the first of them, which must be a choice, to the thing itself. */
function journeys(choices: Choice[], routes: Route[], present: ReadonlySet<string>): Map<string, Journey> {
  const steps = new Map(routes.map((route) => [route.item, route]));
  const found = new Map<string, Journey>();
  for (const { item, label } of routes) {
    const way: Plain[][] = [];
    for (let step = steps.get(item); step && way.length < routes.length; step = steps.get(step.after ?? '')) way.unshift(step.option);
    const [first, ...rest] = way;
    const possible = first && choices.some((choice) => same(choice.option, first));
    if (possible && rest.length && present.has(item)) found.set(item, { option: first, label, items: [item], rest });
  }
  return found;
}

export class Chooser {
  choices = $state.raw<Choice[]>([]);
  path = $state.raw<string[]>([]);
  /** Chosen, but waiting for the player's "yes": because the confirm setting is on, or to be read before it is done. */
  unsure = $state.raw<Choice | null>(null);
  hinted = $state.raw<Choice | null>(null);
  /** The thing clicked last whose words were not in sight: they are read before it is done. */
  unread = $state.raw('');
  /** The first of the things clicked whose words were not in sight: what the choice is about. */
  about = $state.raw('');
  /** A finger cannot hover: what has much to tell is told at the first tap, and done at the second. */
  byTouch = false;
  /** What would take several answers, by what to click for it. */
  #journeys = $state.raw<ReadonlyMap<string, Journey>>(new Map());
  /** The answers still to come on a journey, and the move after which the next of them belongs. */
  #ahead: Plain[][] = [];
  #since = -1;
  #move = -1;
  /** Ids that can be clicked on this table; a choice pointing elsewhere becomes a button. */
  #present = $state.raw<ReadonlySet<string>>(new Set());
  /** Things that nobody could tell apart, such as copies of a card in a hand: a game offers one of them, and any will do. */
  #alike = $state.raw<readonly (readonly string[])[]>([]);

  constructor(
    private readonly send: (choice: Choice) => void,
    private readonly mustConfirm: () => boolean,
  ) {}

  /** The choices that agree with what was clicked so far. */
  live = $derived.by(() =>
    this.choices.filter((choice) => this.path.every((id, step) => itemsOfChoice(choice)[step] === id)),
  );

  /** What can be clicked now, and which choices each click keeps. */
  targets = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    if (this.unsure) return found;
    for (const choice of this.live) {
      const id = itemsOfChoice(choice)[this.path.length];
      if (id === undefined || !this.#present.has(id)) continue;
      found.set(id, [...(found.get(id) ?? []), choice]);
    }
    for (const group of this.#alike) {
      const meant = group.find((id) => found.has(id));
      if (meant && !group.some((id) => this.path.includes(id))) for (const id of group) if (!found.has(id)) found.set(id, found.get(meant)!);
    }
    if (!this.path.length) for (const [id, journey] of this.#journeys) if (!found.has(id)) found.set(id, [journey]);
    return found;
  });

  /** Choices that need no further click on the table; and what is most likely wanted, or all there is, lest it be looked for. */
  buttons = $derived.by(() => {
    const mains = this.live.filter((choice) => choice.role === 'main');
    return this.live.filter((choice) => {
      const id = itemsOfChoice(choice)[this.path.length];
      return id === undefined || !this.#present.has(id) || this.choices.length === 1 || (mains.length === 1 && choice === mains[0]);
    });
  });

  /** What to click next for the hinted choice, to be marked on the table. */
  hintedItems = $derived.by(() => {
    const next = this.hinted && this.live.includes(this.hinted) ? itemsOfChoice(this.hinted)[this.path.length] : undefined;
    return new Set(next === undefined ? [] : [next]);
  });

  offer({ choices, routes = [], move = -1 }: Question, present: ReadonlySet<string>, alike: string[][] = []): void {
    this.choices = choices;
    this.#present = present;
    this.#alike = alike;
    this.path = [];
    this.unsure = null;
    this.hinted = null;
    this.#journeys = journeys(choices, routes, present);
    this.#move = move;
    if (choices.length) this.#goOn();
  }

  /** The next answer of a journey, if nothing has come between; else the journey is over. */
  #goOn(): void {
    const [next, ...rest] = this.#ahead;
    this.#ahead = [];
    const choice = next && this.#move === this.#since + 1 ? this.choices.find(({ option }) => same(option, next)) : undefined;
    if (choice) this.#answer({ ...choice, rest });
  }

  #answer(choice: Journey): void {
    this.#ahead = choice.rest ?? [];
    this.#since = this.#move;
    this.send(choice);
  }

  /** A click on the table; `unread` if what the thing says could not be read there. */
  pick(id: string, unread = false): void {
    const kept = this.targets.get(id);
    if (!kept) return;
    const journey = this.#journeys.get(id);
    const meant = kept[0] === journey ? id : itemsOfChoice(kept[0]!)[this.path.length]!;
    this.unread = unread && this.byTouch ? meant : '';
    this.about = this.path.includes(this.about) ? this.about : this.unread;
    if (journey && kept[0] === journey) return this.choose(journey);
    this.path = [...this.path, meant];
    const [only] = this.live;
    if (only && this.live.length === 1 && itemsOfChoice(only).length === this.path.length) this.choose(only);
  }

  /** A choice made whole: from a button, the list, a number key or the last click. */
  choose(choice: Choice): void {
    const read = !this.unread || itemsOfChoice(choice).at(-1) !== this.unread;
    const untold = !read || (this.byTouch && (choice.preview?.length ?? 0) > FEW_LINES);
    if ((this.mustConfirm() || untold) && choice.role !== 'back') this.unsure = choice;
    else this.#answer(choice);
  }

  confirm(): void {
    if (this.unsure) this.#answer(this.unsure);
  }

  /** One step back; false when there is nothing to take back. */
  back(): boolean {
    if (this.unsure) {
      const last = this.path.length === itemsOfChoice(this.unsure).length ? -1 : undefined;
      this.path = this.path.slice(0, last);
      this.unsure = null;
      return true;
    }
    if (!this.path.length) return false;
    this.path = this.path.slice(0, -1);
    return true;
  }
}
