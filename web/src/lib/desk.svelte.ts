/** Things any part of the page may open: a clause in place, a short notice, the settings. */

export const desk = $state({
  clause: null as { game: string; ids: string[]; anchor: DOMRect | null } | null,
  notice: '',
  settings: false,
});

let timer = 0;

export function notice(text: string): void {
  desk.notice = text;
  clearTimeout(timer);
  timer = window.setTimeout(() => (desk.notice = ''), 4500);
}

export function openClauses(game: string, ids: string[], from?: Element | null): void {
  desk.clause = { game, ids, anchor: from?.getBoundingClientRect() ?? null };
}

export async function copyText(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notice(done);
  } catch {
    notice(failed);
  }
}
