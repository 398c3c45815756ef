/** The page's own words. What belongs to a game comes from the server, already in the right language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../words/en.ftl?raw';
import fr from '../words/fr.ftl?raw';
import { settings, type Lang } from './settings.svelte';

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length) throw errors[0];
  return made;
}

const bundles: Record<Lang, FluentBundle> = { en: bundle('en', en), fr: bundle('fr', fr) };

export function t(id: string, args?: Record<string, FluentVariable>): string {
  const speaker = bundles[settings.lang];
  const message = speaker.getMessage(id);
  if (!message?.value) throw new Error(`No words for "${id}" in ${settings.lang}`);
  const errors: Error[] = [];
  const said = speaker.formatPattern(message.value, args, errors);
  if (errors.length) throw errors[0];
  return said;
}

/** "Anne, Bob and Chloé", as the language says it. */
export const listed = (names: string[]): string => new Intl.ListFormat(settings.lang).format(names);

/** A word standing by itself. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase(settings.lang) + word.slice(1);

/** "2 hours ago". */
export function ago(when: number): string {
  const seconds = (when - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86400], ['hour', 3600], ['minute', 60]];
  for (const [unit, size] of steps) if (-seconds >= size) return format.format(Math.round(seconds / size), unit);
  return t('just-now');
}
