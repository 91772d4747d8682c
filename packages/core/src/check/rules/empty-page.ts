import { findFrontmatterText } from '../../page/frontmatter-value.ts';
import { findBodyOffset } from '../../frontmatter/read-frontmatter.ts';
import { isGeneratedPage } from '../is-generated-page.ts';
import type { CheckedPage, PageFinding } from '../page-rule.ts';

/** A page has a text, unless it leads elsewhere, shows an operation or an API's file gives it one. */
export function checkEmptyPage({ page, text }: CheckedPage): PageFinding[] {
  if (text.slice(findBodyOffset(text)).trim() !== '' || isGeneratedPage(page)) return [];
  if ((['url', 'api'] as const).some((field) => findFrontmatterText(page.frontmatter, field) !== undefined)) return [];
  return [{ code: 'style/empty-page', message: 'The page has no text.', hint: 'Write the text, or remove the page.', line: 1, column: 1 }];
}
