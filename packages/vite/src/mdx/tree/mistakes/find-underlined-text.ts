import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** More words than this are a sentence, whatever it ends with. */
const MOST_WORDS = 15;

/** A sentence right above a line of `---`, which makes it a heading; a rule was meant. */
export function findUnderlinedText(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'heading' || node.depth !== 2 || node.position === undefined) return [];
  const { start, end } = node.position;
  const written = lines.slice(start.line - 1, end.line);
  const dashes = written.at(-1) ?? '';
  if (written.length < 2 || !/^[\s>]*-{3,}\s*$/.test(dashes)) return [];
  const text = written.slice(0, -1).join(' ').trim();
  if (!/[.:;,]$/.test(text) && text.split(/\s+/).length <= MOST_WORDS) return [];
  return [
    {
      code: 'page/lost-heading',
      message: 'The dashes below this text make it a heading.',
      hint: 'Leave an empty line above the dashes.',
      place: { line: end.line, column: dashes.indexOf('-') + 1 },
      length: dashes.trim().length,
    },
  ];
}
