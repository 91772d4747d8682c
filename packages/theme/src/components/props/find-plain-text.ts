import { isValidElement } from 'react';
import type { ReactNode } from 'react';

/** The text of a node, without its elements: `Set <b>up</b>` -> `Set up`. */
export function findPlainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => findPlainText(child)).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return findPlainText(node.props.children);
  return '';
}
