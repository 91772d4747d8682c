import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** Two lines of dashes with fields between them, below other text: a rule and a heading. */
export function findLateFrontmatter(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'heading' || node.depth !== 2 || node.position === undefined) return [];
  const { start, end } = node.position;
  const [before = '', first = '', last = ''] = [start.line - 2, start.line - 1, end.line - 1].map((index) => lines[index]);
  if (
    !/^---\s*$/.test(before) ||
    !/^---\s*$/.test(last) ||
    !/^(?:title|description|sidebarTitle|icon|slug|sidebar_position)\s*:\s/.test(first)
  )
    return [];
  return [
    {
      code: 'frontmatter/late',
      message: 'Frontmatter below other text; shown as text.',
      hint: 'Move it to the first line of the file.',
      place: { line: start.line - 1, column: 1 },
      length: 3,
    },
  ];
}
