import type { Nodes } from 'mdast';
import { isNotation } from '../../code/notation-marks.ts';
import type { Mistake } from './mistake.ts';

/** What shows how marks are written is no code. */
const TEXTS = new Set(['text', 'txt', 'plain', 'md', 'mdx', 'markdown']);

/** `// [!code+]` in place of `// [!code ++]`: a mark that stays in the code. */
export function findUnknownMark(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'code' || node.position === undefined || !node.value.includes('[!code')) return [];
  if (TEXTS.has(node.lang ?? 'text')) return [];
  const { start, end } = node.position;
  return lines.slice(start.line, end.line).flatMap((line, index): Mistake[] => {
    const mark = /\[!code[^\]\n]*\]/.exec(line);
    if (mark === null || isNotation(line)) return [];
    const place = { line: start.line + index + 1, column: mark.index + 1 };
    const message = `Unknown mark \`${mark[0]}\` in a code block; shown as code.`;
    const hint = 'Known marks: [!code ++], [!code --], [!code highlight] and [!code focus], each in a comment at the end of a line.';
    return [{ code: 'page/unknown-mark', message, hint, place, length: mark[0].length }];
  });
}
