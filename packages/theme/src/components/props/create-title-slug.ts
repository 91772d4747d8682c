import type { ReactNode } from 'react';
import { findPlainText } from './find-plain-text.ts';

/** The anchor of a title, in GitHub's manner: `Set up <b>your</b> key!` -> `set-up-your-key`; undefined when nothing is left. */
export function createTitleSlug(title: ReactNode): string | undefined {
  const slug = findPlainText(title)
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replace(/\s/g, '-');
  return slug === '' ? undefined : slug;
}
