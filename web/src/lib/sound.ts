/** Soft cues, made on the spot: no files, and silent unless the player turned sound on. */

import { settings } from './settings.svelte';

let context: AudioContext | null = null;

const cues = {
  turn: [[523, 0], [784, 0.09]],
  place: [[220, 0]],
  refuse: [[196, 0], [165, 0.1]],
  end: [[392, 0], [523, 0.13], [659, 0.26], [784, 0.39]],
} as const;

export function cue(name: keyof typeof cues): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, delay] of cues[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + delay);
    volume.gain.linearRampToValueAtTime(0.08, now + delay + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.35);
    tone.connect(volume).connect(context.destination);
    tone.start(now + delay);
    tone.stop(now + delay + 0.4);
  }
}
