import type { PageLink } from '@octavo/core/internal';
import type { ContentReference } from '../../mdx/compiled-page.ts';
import { splitSourceSet } from './resolve-reference.ts';

/** The addresses that a compiled page shows or leads to, as links of its text; icons are found where they are drawn. */
export function listShownLinks(references: readonly ContentReference[]): PageLink[] {
  return references.flatMap(({ kind, value, line, column, isIcon }) => {
    if (isIcon) return [];
    const urls = kind === 'assets' ? splitSourceSet(value) : [value];
    return urls.map((url): PageLink => ({ kind: kind === 'link' ? 'link' : 'image', url, line, column }));
  });
}
