import { findFrontmatterText, readFrontmatter, readPage, withoutTitleHeading } from '@octavo/core/internal';
import type { PageScope } from '../tool.ts';
import { editFrontmatter } from './edit-frontmatter.ts';

/**
 * Where a page has a heading of its own, tools show that and no title of the frontmatter, which names the page in lists and for others: here
 * the heading is the title, instead of a second one below it.
 */
export function preferHeading(text: string, { site, page }: PageScope): string {
  const said = findFrontmatterText(readFrontmatter(text, page.target).data, 'title');
  if (said === undefined) return text;
  const untitled = editFrontmatter(text, () => ({ title: undefined }));
  if (withoutTitleHeading(untitled, page.target) === untitled) return text;
  const { title, frontmatter } = readPage(untitled, page.target).page;
  if (title === said) return untitled;
  const isNamed = site.labels.has(page.href) || findFrontmatterText(frontmatter, 'sidebarTitle') !== undefined;
  return editFrontmatter(untitled, () => ({ ...(!isNamed && { sidebarTitle: said }), 'og:title': said }));
}
