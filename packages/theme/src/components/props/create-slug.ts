import { isValidElement } from 'react';
import type { ReactNode } from 'react';

/** The anchor of a title, in GitHub's manner: `Set up <b>your</b> key!` -> `set-up-your-key`; undefined when nothing is left. */
export function createSlug(title: ReactNode): string | undefined {
  const slug = findPlainText(title)
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replace(/\s/g, '-');
  return slug === '' ? undefined : slug;
}

function findPlainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => findPlainText(child)).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return findPlainText(node.props.children);
  return '';
}
