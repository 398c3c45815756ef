/** The few marks our rulebooks use — paragraphs, lists, bold, italic, clause numbers — as plain data; no HTML is ever parsed. */

export type Span = { kind: 'text' | 'bold' | 'italic' | 'clause'; text: string };
export type Block = { kind: 'paragraph' | 'item'; spans: Span[] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_(?!\w)|\b([A-Z]{2,}-[A-Z0-9-]*\d[a-z]?)\b/g;

function spans(text: string, known: ReadonlySet<string>): Span[] {
  const found: Span[] = [];
  let last = 0;
  for (const hit of text.matchAll(INLINE)) {
    const [whole, bold, starred, lined, clause] = hit;
    if (clause !== undefined && !known.has(clause)) continue;
    if (hit.index > last) found.push({ kind: 'text', text: text.slice(last, hit.index) });
    if (bold !== undefined) found.push({ kind: 'bold', text: bold });
    else if (clause !== undefined) found.push({ kind: 'clause', text: clause });
    else found.push({ kind: 'italic', text: starred ?? lined ?? '' });
    last = hit.index + whole.length;
  }
  if (last < text.length) found.push({ kind: 'text', text: text.slice(last) });
  return found;
}

export function blocks(text: string, known: ReadonlySet<string>): Block[] {
  const found: Block[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    let lines: string[] = [];
    const close = (): void => {
      if (lines.length) found.push({ kind: 'paragraph', spans: spans(lines.join(' '), known) });
      lines = [];
    };
    for (const line of chunk.split('\n').map((one) => one.trim())) {
      const item = /^(?:[-*•]|\d+\.)\s+(.*)$/.exec(line);
      if (item) {
        close();
        found.push({ kind: 'item', spans: spans(item[1]!, known) });
      } else if (line) {
        lines.push(line);
      }
    }
    close();
  }
  return found;
}
