import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

const SHELLS = new Set('bash sh shell zsh curl powershell'.split(' '));
/** Languages in which a text stands in quotes. */
const QUOTED = new Set([
  ...SHELLS,
  ...'javascript js jsx typescript ts tsx json jsonc python py java kotlin go rust c cpp csharp php ruby rb swift sql'.split(' '),
]);

/** A text in straight quotes, or the rest of a line after a quote that is not closed, and a comment: in these, any sign is meant. */
const MEANT = /"(?:[^"\\]|\\.)*(?:"|\\?$)|'(?:[^'\\]|\\.)*(?:'|\\?$)|`[^`]*`|(?:^|\s)(?:\/\/|#|--(?=\s)|\/?\*).*$/g;
const OPTION = /(?:^|\s)([\u2013\u2014\u2212])(?=[a-z][\w-]*(?:[\s=]|$))/;
const QUOTE = /(?:^|[\s=([{:,])([\u201C\u201D\u2018\u2019])[^\u201C\u201D\u2018\u2019\n]*[\u201C\u201D\u2018\u2019]/;

/** Quotes and dashes of a word processor where a program wants its own: `const a = “b”`, `npm install –save`. The first of a block. */
export function findTypographicCode(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'code' || node.position === undefined || !/[\u2013\u2014\u2212\u2018\u2019\u201C\u201D]/.test(node.value)) return [];
  const language = (node.lang ?? '').toLowerCase();
  if (!QUOTED.has(language)) return [];
  const { start, end } = node.position;
  for (let line = start.line + 1; line < end.line; line += 1) {
    const code = (lines[line - 1] ?? '').replaceAll(MEANT, (part) => ' '.repeat(part.length));
    const dash = SHELLS.has(language) ? OPTION.exec(code) : null;
    const found = dash ?? QUOTE.exec(code);
    if (found?.[1] === undefined) continue;
    return [
      {
        code: 'page/typographic-code',
        message: dash === null ? `Typographic quote ${found[1]} in code.` : `Typographic dash ${found[1]} in code.`,
        hint:
          dash === null
            ? 'Write straight quotes, " or \': readers who copy this code cannot run it.'
            : 'Write hyphens, - or --: readers who copy this code cannot run it.',
        place: { line, column: found.index + found[0].indexOf(found[1]) + 1 },
      },
    ];
  }
  return [];
}
