import type { Element, ElementContent } from 'hast';
import type { OutlineImage } from '@octavo/core/internal';
import type { MdxElement } from '../nodes/mdx-element-handle.ts';
import { isMdxElement } from '../nodes/mdx-element-handle.ts';
import { hasSpread, readJsxAttribute } from '../nodes/read-jsx-attribute.ts';
import type { OutlineScope } from './outline-scope.ts';

/** Up to this many pixels an image is a sign, as in a line of text. */
const SMALL = 64;

/** An image for the page's outline; none where its place is not known. */
export function readImage(node: Element | MdxElement, scope: OutlineScope, { isMarkdown }: { isMarkdown: boolean }): OutlineImage[] {
  if (node.position === undefined) return [];
  const { start, end } = node.position;
  const [alt, src] = [readValue(node, 'alt'), readValue(node, 'src')];
  return [
    {
      isMarkdown,
      line: start.line,
      column: start.column,
      end: { line: end.line, column: end.column },
      ...(typeof src === 'string' && { src }),
      ...(alt !== undefined && { alt }),
      hasFrame: scope.hasFrame,
      isInline: scope.isInline || isSmall(node),
      isAlone: scope.isAlone || node.type === 'mdxJsxFlowElement',
    },
  ];
}

/** What stands within a node, without white space. */
export function listContent(node: { children: ElementContent[] | readonly ElementContent[] }): ElementContent[] {
  return node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
}

function readValue(node: Element | MdxElement, name: 'alt' | 'src' | 'width' | 'height'): string | null | undefined {
  if (isMdxElement(node)) {
    const value = readJsxAttribute(node, name);
    return value === undefined && hasSpread(node) ? null : value;
  }
  const value = node.properties[name];
  return value === undefined || value === null ? undefined : String(value);
}

function isSmall(node: Element | MdxElement): boolean {
  return (['width', 'height'] as const).some((name) => {
    const value = /^(\d+)(?:px)?$/.exec(readValue(node, name) ?? '')?.[1];
    return value !== undefined && Number(value) <= SMALL;
  });
}
