import { findFrontmatterText } from '../../page/frontmatter-value.ts';
import { isGeneratedPage } from '../is-generated-page.ts';
import type { CheckedPage, PageFinding } from '../page-rule.ts';

/** A page describes itself in its frontmatter. One that stands for an external link is not shown. */
export function checkDescription({ page }: CheckedPage): PageFinding[] {
  const { frontmatter } = page;
  if (findFrontmatterText(frontmatter, 'description') !== undefined || findFrontmatterText(frontmatter, 'url') !== undefined) return [];
  // What is no text is a finding of the frontmatter.
  if (typeof frontmatter['description'] === 'object' && frontmatter['description'] !== null) return [];
  if (isGeneratedPage(page)) return [];
  return [
    {
      code: 'style/description',
      message: 'The page has no description.',
      hint: 'Add a one-sentence `description` to the frontmatter; search engines and link previews show it.',
      line: 1,
      column: 1,
    },
  ];
}
