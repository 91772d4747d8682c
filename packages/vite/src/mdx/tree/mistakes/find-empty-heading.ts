import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** `##` with nothing behind it. */
export function findEmptyHeading(node: Nodes): Mistake[] {
  if (node.type !== 'heading' || node.children.length > 0) return [];
  const sign = '#'.repeat(node.depth);
  return [
    {
      code: 'page/empty-heading',
      message: 'This heading has no text; it leaves a gap, and the table of contents does not list it.',
      hint: `Write text after ${sign}, or remove the line.`,
      length: sign.length,
    },
  ];
}
