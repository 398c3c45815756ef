/** By how much the number that a text begins with has changed, as people write it; '' where nothing did, or there is none. */
export function change(before: string, now: string): string {
  const [was, is] = [number(before), number(now)];
  if (was === null || is === null || was === is) return '';
  return is > was ? `+${is - was}` : `−${was - is}`;
}

function number(text: string): number | null {
  const found = /^[+−-]?\d+/.exec(text);
  return found ? Number(found[0].replace('−', '-')) : null;
}
