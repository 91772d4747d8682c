import type { Element, ElementContent } from 'hast';
import { tagNameOf } from '../nodes/mdx-element-handle.ts';
import type { MdxElement } from '../nodes/mdx-element-handle.ts';

/** Parts of a table that hold other parts, and no text. */
const PARTS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);

/**
 * Mends a part of a table in place, as a browser would read it: rows have a body around them, no blanks stand between the parts, and text
 * in a row is a cell, where a browser would move it out of the table.
 */
export function mendTable(part: MdxElement): void {
  if (part.name === null || !PARTS.has(part.name)) return;
  const children = part.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const mended = part.name === 'tr' ? children.map(toCell) : part.name === 'table' ? withBody(children) : children;
  part.children = mended;
}

function toCell(child: ElementContent): ElementContent {
  return child.type === 'text' ? createElement('td', [child]) : child;
}

/** `<table><tr>` -> `<table><tbody><tr>` */
function withBody(children: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let body: Element | undefined;
  for (const child of children) {
    if (tagNameOf(child) !== 'tr') {
      body = undefined;
      result.push(child);
    } else if (body === undefined) {
      body = createElement('tbody', [child]);
      result.push(body);
    } else body.children.push(child);
  }
  return result;
}

function createElement(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
