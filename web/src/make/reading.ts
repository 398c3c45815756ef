/** Reading what somebody pasted, and telling what could not be read from what is merely not legal. */

import type { Plain } from '../lib/scene';
import { isBlank, type Check, type Flaw, type Judgement, type Made } from '../lib/workshop';

/** The code at the end of a link to a workshop, or the text as it is. */
export function codeIn(text: string): string {
  const link = /#\/make\/[^/\s]+\/[^/\s]+\/([^/\s]+)\s*$/.exec(text);
  return link ? decodeURIComponent(link[1]!) : text;
}

export interface Reading {
  made: Made | null;
  unread: Flaw[];
}

/** The server judges a text as a whole; what it no longer complains of once the text is read was about the reading. */
export async function readText(check: (what: Check) => Promise<Judgement>, text: string, mode: string, settings: Record<string, Plain>): Promise<Reading> {
  const read = await check({ text: codeIn(text).trim(), mode, settings });
  if (!read.made || isBlank(read.made)) return { made: null, unread: read.problems };
  if (!read.problems.length) return { made: read.made, unread: [] };
  const again = await check({ made: read.made, mode, settings });
  const told = new Set(again.problems.map((flaw) => JSON.stringify(flaw)));
  return { made: read.made, unread: read.problems.filter((flaw) => !told.has(JSON.stringify(flaw))) };
}
