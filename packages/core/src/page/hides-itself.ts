import { isTrue } from './frontmatter-value.ts';
import type { Page } from './page.ts';

/** Whether a page's frontmatter takes it out of navigation: `hidden`, or `draft`. */
export function hidesItself(frontmatter: Page['frontmatter']): boolean {
  return isTrue(frontmatter, 'hidden') || isTrue(frontmatter, 'draft');
}
