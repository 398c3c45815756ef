/** One thing being made: how it stands, how it stood before, and what the server says of it. */

import { api } from '../lib/api';
import { draftOf, keep, kept, saveDraft, type Draft, type Kept } from '../lib/made.svelte';
import type { Plain } from '../lib/scene';
import { settings as liked } from '../lib/settings.svelte';
import { alike, empty, isBlank, type Judgement, type Made, type Ready, type Workshop } from '../lib/workshop';

const PAUSE = 180;
const MOST_STEPS = 200;

/** How the bench stood, and what it was a copy of: going back must not overwrite something else. */
interface Step {
  made: Made;
  id: string;
}

export class Bench {
  made = $state.raw<Made>({ cards: {} });
  /** What is kept under this id is what was last saved of it. */
  id = $state('');
  mode = $state('');
  settings = $state.raw<Record<string, Plain>>({});
  judgement = $state.raw<Judgement | null>(null);
  trouble = $state.raw<unknown>(null);
  /** Whether the last judgement is about what lies on the bench now. */
  judged = $state(false);
  #past = $state.raw<Step[]>([]);
  #future = $state.raw<Step[]>([]);
  /** Whether the last change was a letter of the name. */
  #renaming = false;

  constructor(
    readonly game: string,
    readonly workshop: Workshop,
  ) {
    const draft = draftOf(game, workshop.id);
    const usual = { made: draft?.made ?? empty(workshop.kind), id: draft?.id ?? '', mode: workshop.modes[0] ?? '', settings: {} };
    this.#take(draft && workshop.modes.includes(draft.mode) ? draft : usual);
  }

  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);
  readonly blank = $derived.by(() => isBlank(this.made));
  readonly saved = $derived.by(() => {
    const last = kept(this.id);
    return last !== undefined && JSON.stringify(last.made) === JSON.stringify(this.made);
  });
  readonly legal = $derived(this.judgement !== null && this.judgement.problems.length === 0);

  #take({ made, id, mode, settings }: Draft): void {
    this.made = made;
    this.id = id;
    this.mode = mode;
    this.settings = settings;
  }

  /** Letter by letter, so that what is saved or played next has the name that is seen; all of it is one step to undo. */
  rename(name: string): void {
    const going = this.#renaming;
    if (going) this.made = { ...this.made, name };
    else this.change({ ...this.made, name });
    this.#renaming = true;
  }

  change(next: Made, id = this.id): void {
    if (next === this.made) return;
    this.#renaming = false;
    this.#past = [...this.#past.slice(-MOST_STEPS), { made: this.made, id: this.id }];
    this.#future = [];
    this.made = next;
    this.id = id;
  }

  /** Goes on with something else; one step back leads to what lay here before. */
  open(made: Made, of?: Kept): void {
    this.change(structuredClone($state.snapshot(made)) as Made, of?.id ?? '');
    if (of && this.workshop.modes.includes(of.mode)) {
      this.mode = of.mode;
      this.settings = of.settings;
    }
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#renaming = false;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, { made: this.made, id: this.id }];
    ({ made: this.made, id: this.id } = last);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#renaming = false;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, { made: this.made, id: this.id }];
    ({ made: this.made, id: this.id } = next);
  }

  save(name: string, ready: (Ready & { made: Made })[]): Kept {
    this.made = { ...this.made, name };
    const same = ready.find((one) => alike(one.made, this.made));
    const thing = { game: this.game, workshop: this.workshop.id, name, made: this.made, ready: same?.id ?? '', code: this.judgement?.code ?? '', mode: this.mode, settings: this.settings };
    const entry = keep(thing, this.id);
    this.id = entry.id;
    return entry;
  }

  /** Runs again whenever something changes: keeps the draft, and asks the server once the hands rest. */
  watch(): () => void {
    const { made, mode, settings, id } = this;
    void liked.lang;
    saveDraft(this.game, this.workshop.id, { made, id, mode, settings });
    this.judged = false;
    let late = false;
    const timer = window.setTimeout(() => {
      void api.check(this.game, this.workshop.id, { made, mode, settings }).then(
        (judgement) => {
          if (late) return;
          this.judgement = judgement;
          this.trouble = null;
          this.judged = true;
        },
        (error: unknown) => {
          if (!late) this.trouble = error;
        },
      );
    }, PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }
}
