/** The forms in which the same front of a card is shown. */
export type Form = 'held' | 'board' | 'laid' | 'tarot';

/** Where in the table a thing lies: that decides its form. */
export type Lies = 'board' | 'hand' | 'side' | 'stage';
