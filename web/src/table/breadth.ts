/** How much room words take, roughly, without drawing them: enough to know that one does not fit. */

/** Widths of the letters of names when they are small, in em. */
const CLASSES: [RegExp, number][] = [
  [/[ijlîï’'.,:;!|]/, 0.34],
  [/[ftI]/, 0.42],
  [/[rsz]/, 0.51],
  [/[acevxyàâçéèêëÿ]/, 0.57],
  [/[mwæœ]/, 0.97],
  [/[MW]/, 1.06],
  [/\p{Lu}/u, 0.78],
];
const USUAL = 0.64;

const letter = (sign: string): number => CLASSES.find(([some]) => some.test(sign))?.[1] ?? USUAL;

/** The width of the longest word, in em. A hyphen is a place to break. */
export function breadth(words: string): number {
  return Math.max(0, ...words.split(/\s+|(?<=[-–])/).map((word) => [...word].reduce((sum, sign) => sum + letter(sign), 0)));
}
