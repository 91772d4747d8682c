import { findBodyOffset } from '@octavo/core/internal';

/**
 * Replaces a page's frontmatter, whatever it holds, by as many empty lines, so that places in the rest stay true.
 *
 * `---\ntitle: "broken\n---\n# Hi` -> `\n\n\n# Hi`
 */
export function blankFrontmatter(text: string): string {
  const end = findBodyOffset(text);
  const head = text.slice(0, end);
  return (head === '\uFEFF' ? ' ' : head.replace(/[^\n]/g, '')) + text.slice(end).replace(/^\uFEFF/, ' ');
}
