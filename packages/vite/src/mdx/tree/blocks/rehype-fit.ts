import { splitName } from '@octavo/core/browser';
import type { Element, ElementContent, Root } from 'hast';
import { tagNameOf } from '../nodes/mdx-element-handle.ts';
import { visit } from '../nodes/visit.ts';

/**
 * Fits tables and code into their column. The empty corner of a table is a plain cell: a heading that says nothing would still be read out
 * before every cell of its column. Long names in code get places to break: those of a cell, whose column is as wide as its longest word, and
 * those that hardly find room on a phone.
 */
export function rehypeFit(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node, _, parent) => {
      if (node.tagName === 'th' && node.children.every((child) => child.type === 'text' && child.value.trim() === '')) node.tagName = 'td';
      if (node.tagName === 'code' && parent !== undefined) breakNames(node, parent);
    });
  };
}

function breakNames(code: Element, parent: Root | ElementContent): void {
  const outer = parent.type === 'root' ? '' : tagNameOf(parent);
  if (outer === 'pre') return;
  const isCell = /^t[dh]$/.test(outer);
  code.children = code.children.flatMap((child) => (isCell || hasVeryLongName(child) ? breakText(child) : child));
}

function hasVeryLongName(node: ElementContent): boolean {
  return node.type === 'text' && /\S{30}/.test(node.value);
}

function breakText(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  const [first = '', ...rest] = splitName(node.value);
  return [{ ...node, value: first }, ...rest.flatMap((value) => [createBreak(), { ...node, value }])];
}

function createBreak(): Element {
  return { type: 'element', tagName: 'wbr', properties: {}, children: [] };
}
