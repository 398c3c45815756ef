/** Addresses after the #: the server never sees them, so invitations and tables stay out of its logs. */

import type { Component } from 'svelte';

export type Params = Record<string, string>;
export interface RouteEntry {
  /** Parts between slashes; `:name` captures, a trailing `?` makes the part optional. */
  path: string;
  /** Receives the captured parts as props of the same names. */
  screen: Component<any>;
}

export const place = $state({ hash: location.hash });

window.addEventListener('hashchange', () => (place.hash = location.hash));

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function match(entries: RouteEntry[], hash: string): { entry: RouteEntry; params: Params } | null {
  const parts = hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decoded);
  for (const entry of entries) {
    const wanted = entry.path.split('/').filter(Boolean);
    if (parts.length > wanted.length) continue;
    const params: Params = {};
    const fits = wanted.every((part, index) => {
      const given = parts[index];
      if (!part.startsWith(':')) return part === given;
      if (given === undefined) return part.endsWith('?');
      params[part.slice(1).replace(/\?$/, '')] = given;
      return true;
    });
    if (fits) return { entry, params };
  }
  return null;
}

export function go(to: string, replace = false): void {
  if (replace) {
    history.replaceState(null, '', to);
    place.hash = location.hash;
  } else {
    location.hash = to;
  }
}

export const href = (...parts: (string | number)[]): string => `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
