import type { Root } from 'hast';
import { visit } from '../nodes/visit.ts';

/** Makes the empty corner of a table a plain cell: a heading that says nothing would still be read out before every cell of its column. */
export function rehypeTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'th' && node.children.every((child) => child.type === 'text' && child.value.trim() === '')) node.tagName = 'td';
    });
  };
}
