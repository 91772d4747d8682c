import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** `- [] one` and `- [x]two`: items of a list whose box is none. */
export function findLostTask(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'listItem' || node.position === undefined || typeof node.checked === 'boolean') return [];
  const { line, column } = node.position.start;
  const found = /^(?:[-*+]|\d+[.)])\s+(\[\](?=\s)|\[x\](?=\p{L}))/iu.exec((lines[line - 1] ?? '').slice(column - 1));
  if (found?.[1] === undefined) return [];
  const at = column + found[0].length - found[1].length;
  return [
    {
      code: 'page/lost-list',
      message: 'Not a task: its box needs one character, and a space after it.',
      hint: found[1] === '[]' ? 'Write `[ ]`.' : 'Write `[x] `.',
      place: { line, column: at },
      length: found[1].length,
    },
  ];
}
