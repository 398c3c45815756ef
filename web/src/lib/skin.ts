/** A game's palette as CSS custom properties, and a colour with a shape for every tone a game may name. */

import type { Ground } from '../table/layout';
import type { Front, RoomLook, SceneKind, Skin, SkinColours } from './api';
import { shapeOrder, shapes } from './shapes';

/** Distinct on paper and on felt, and for the common kinds of colour blindness as far as eight colours can be. */
const spareTones = ['#b23a2e', '#2f6db3', '#3b7d46', '#a46a0a', '#7a4a9e', '#0f7c80', '#a8366f', '#5b6472', '#7d5a3c', '#4b57b0', '#6f7a1e', '#8a2f4f'];
const seatTones = ['#e3b04b', '#5aa9e6', '#e4738a', '#6cbf84', '#b48ae0', '#e08a4f', '#4fc1c0', '#b9bf52'];
const seatShapes = ['diamond', 'circle', 'triangle', 'square', 'star', 'hexagon', 'cross', 'drop'];

export interface Tone {
  colour: string;
  /** Text that can be read on the colour. */
  on: string;
  /** A large sign that can be seen on the colour; white as long as it can be. */
  sign: string;
  shape: string;
}

export interface Look {
  properties: Record<string, string>;
  tone(name: string | undefined, shape?: string): Tone;
  seat(seat: number): Tone;
  back: string;
  /** The drawing that lies under a map, if there is one. */
  ground: string | undefined;
  /** The painting that everything lies on, if there is one. */
  painting: string | undefined;
  front: Front;
  dark: boolean;
  board(mode: string): Ground | undefined;
  /** The colour of a house, by the sign of one. */
  house(icons: (string | undefined)[]): string | undefined;
  room(name: string): RoomLook | undefined;
  scene(kind: string): SceneKind | undefined;
  /** The region at the side whose one card is shown large. */
  feature: string | undefined;
  /** The region whose first line says what it is all about. */
  goal: string | undefined;
}

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

function channels(colour: string): [number, number, number] | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(colour);
  const parts = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1);
  return parts ? (parts.map((part) => parseInt(part, 16)) as [number, number, number]) : null;
}

function luminance(colour: string): number {
  const rgb = channels(colour);
  if (!rgb) return 0;
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Games may say "spades" or "spade". */
function namedShape(name: string | undefined): string | undefined {
  if (!name) return undefined;
  const single = name.replace(/s$/, '');
  return name in shapes ? name : single in shapes ? single : undefined;
}

const DARK_TEXT = '#1b140a';
const LIGHT_TEXT = '#ffffff';

export const readableOn = (colour: string): string => (luminance(colour) > 0.2 ? DARK_TEXT : LIGHT_TEXT);

const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const READABLE = 4.5;

/** The colour itself, or the next darker one on which small text can be read. */
export function legible(colour: string): string {
  const rgb = channels(colour);
  if (!rgb || contrast(colour, readableOn(colour)) >= READABLE) return colour;
  const darker = rgb.map((part) => Math.floor(part * 0.97).toString(16).padStart(2, '0'));
  return legible(`#${darker.join('')}`);
}

const signOn = (colour: string): string => (luminance(colour) > 0.3 ? DARK_TEXT : LIGHT_TEXT);

const base = {
  felt: '#171c28',
  felt2: '#27314a',
  paper: '#f4ecdb',
  ink: '#2a2118',
  accent: '#ffd36b',
  back: 'perspective-dice-six-faces-random',
} satisfies SkinColours;

/** On a light page the felt is a wash of its own colour. */
const wash = (colour: string, share: number): string => `color-mix(in oklab, ${colour} ${share}%, #f3ead6)`;

/** A family of type as CSS wants it; what is missing in it is looked for in the page's own. */
const family = (name: string | undefined, other: string): string => (name ? `'${name}', ${other}` : other);

export function look(skin: Skin | undefined, byNight: boolean): Look {
  const { light, ground, painting, front = 'plain', houses = {}, rooms = {}, scenes = {}, modes = {}, board, feature, goal, title, words, dark: always, ...night } = skin ?? {};
  const dark = always ?? byNight;
  const own: SkinColours & typeof base = { ...base, ...night };
  const colours: SkinColours = dark ? own : { ...own, felt: wash(own.felt2!, 24), felt2: wash(own.felt2!, 9), ...light };
  const tones = { ...own.tones, ...(dark ? {} : light?.tones) };
  const names = Object.keys(tones);
  const shapeOf = (name: string): string => {
    const order = names.indexOf(name);
    return shapeOrder[(order >= 0 ? order : hash(name)) % shapeOrder.length]!;
  };
  const accent = colours.accent!;
  return {
    back: colours.back!,
    ground,
    painting,
    front,
    dark,
    board: (mode) => modes[mode]?.board ?? board,
    house: (icons) => icons.map((icon) => houses[icon ?? '']).find(Boolean),
    room: (name) => rooms[name],
    scene: (kind) => scenes[kind],
    feature,
    goal,
    properties: {
      '--felt': colours.felt!,
      '--felt2': colours.felt2!,
      '--paper': own.paper!,
      '--ink': own.ink!,
      '--glow': dark ? accent : (light?.accent ?? `color-mix(in oklab, ${accent} 55%, #7a3d00)`),
      '--glow-fill': accent,
      '--on-glow': readableOn(accent),
      '--back-icon': `url("/icons/${encodeURIComponent(colours.back!)}.svg")`,
      '--back-a': own.felt2!,
      '--back-b': own.felt!,
      '--cloth': own.table ?? colours.felt!,
      '--on-cloth': own.text ?? (dark ? '#eeeae1' : '#241d13'),
      '--main': own.main ?? accent,
      '--on-main': readableOn(own.main ?? accent),
      '--second': own.second ?? accent,
      '--title': family(title, 'var(--serif)'),
      '--words': family(words, 'var(--sans)'),
      ...(colours.font ? { '--display': colours.font } : title ? { '--display': family(title, 'var(--serif)') } : {}),
    },
    tone(name, shape) {
      const key = name || shape || '';
      const colour = legible((name && tones[name]) || spareTones[hash(key) % spareTones.length]!);
      return { colour, on: readableOn(colour), sign: signOn(colour), shape: namedShape(shape) ?? namedShape(name) ?? shapeOf(key) };
    },
    seat(seat) {
      const colour = seatTones[seat % seatTones.length]!;
      return { colour, on: readableOn(colour), sign: signOn(colour), shape: seatShapes[seat % seatShapes.length]! };
    },
  };
}
