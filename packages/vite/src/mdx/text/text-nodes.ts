import type { Nodes } from 'mdast';
import type { MdxTextElement } from './read-attributes.ts';

/** Whether a node is JSX. */
export function isElement(node: Nodes): node is MdxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Whether what is written of a node is not its own text. */
export function isReplaced(node: Nodes): boolean {
  return isElement(node) || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/** A paragraph of nothing but elements: they are blocks. */
export function isUnraveled(node: Nodes): node is Nodes & { children: Nodes[] } {
  if (node.type !== 'paragraph' || !node.children.some((child) => isReplaced(child))) return false;
  return node.children.every((child) => isReplaced(child) || (child.type === 'text' && child.value.trim() === ''));
}

const INLINE: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'image',
  'linkReference',
  'imageReference',
  'footnoteReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
]);

/** Whether a node stands within a line. */
export function isInline({ type }: Nodes): boolean {
  return INLINE.has(type);
}
