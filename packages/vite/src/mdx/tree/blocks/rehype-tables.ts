import { splitName } from '@octavo/core/browser';
import type { Element, ElementContent, Root } from 'hast';
import { tagNameOf } from '../nodes/mdx-element-handle.ts';
import { visit } from '../nodes/visit.ts';

/**
 * Makes the empty corner of a table a plain cell: a heading that says nothing would still be read out before every cell of its column. Long
 * names in code get places to break: a column is as wide as its longest word.
 */
export function rehypeTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node, _, parent) => {
      if (node.tagName === 'th' && node.children.every((child) => child.type === 'text' && child.value.trim() === '')) node.tagName = 'td';
      if (node.tagName === 'code' && parent !== undefined && isCell(parent)) node.children = node.children.flatMap(breakText);
    });
  };
}

function isCell(node: Root | ElementContent): boolean {
  return node.type !== 'root' && /^t[dh]$/.test(tagNameOf(node));
}

function breakText(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  const [first = '', ...rest] = splitName(node.value);
  return [{ ...node, value: first }, ...rest.flatMap((value) => [createBreak(), { ...node, value }])];
}

function createBreak(): Element {
  return { type: 'element', tagName: 'wbr', properties: {}, children: [] };
}
