import type { Nodes } from 'mdast';
import { parseFenceMeta } from '../../code/fence-meta.ts';
import type { Mistake } from './mistake.ts';

/** `js {9}` above three lines; a range that ends too late (`{1-99}`) means all that follow. */
export function findMissingLine(node: Nodes): Mistake[] {
  // A block that shows a file has no lines of its own.
  if (node.type !== 'code' || node.value === '' || !/\d/.test(node.meta ?? '')) return [];
  const count = node.value.split('\n').length;
  const { highlight, focus } = parseFenceMeta(node.lang, node.meta);
  const missing = [highlight, focus].flatMap((lines) => lines.filter((line, index) => line > count && lines[index - 1] !== line - 1))[0];
  if (missing === undefined) return [];
  return [
    {
      code: 'page/missing-line',
      severity: 'info',
      message: `This code block marks line ${missing}, but has ${count === 1 ? 'one line' : `${count} lines`}.`,
      hint: 'Lines are counted from 1; fix the number, or remove it.',
    },
  ];
}
