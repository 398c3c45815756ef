/** A game's first matches with a teacher. */

import type { Game, Mode, SeatWish } from './api';
import { settings } from './settings.svelte';
import { sitDown } from './shelf.svelte';

export interface Lesson {
  mode: Mode;
  lesson: Mode['lessons'][number];
}

export const lessonsOf = (game: Game): Lesson[] => game.modes.flatMap((mode) => mode.lessons.map((lesson) => ({ mode, lesson })));

/** The learner sits first; whoever else is needed is a bot, which the lesson tells what to play. */
const seated = (game: Game, count: number): SeatWish[] =>
  Array.from({ length: count }, (_, seat) => (seat ? { kind: 'bot', strength: game.strengths[0]?.name ?? '' } : { kind: 'me', name: settings.name }));

/** Lays the table of a lesson; its name. */
export const beginLesson = (game: Game, { mode, lesson }: Lesson): Promise<string> => sitDown({ game: game.name, mode: mode.name, seats: seated(game, lesson.seats), lesson: lesson.name });
