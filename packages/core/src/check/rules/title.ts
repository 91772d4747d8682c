import { splitBody } from '../../frontmatter/read-frontmatter.ts';
import { readTextLines } from '../../page/read-text-lines.ts';
import { findTitleHeading } from '../../page/title-heading.ts';
import { findFrontmatterText } from '../../page/frontmatter-value.ts';
import { setField } from '../set-field.ts';
import { isGeneratedPage } from '../is-generated-page.ts';
import type { CheckedPage, PageFinding } from '../page-rule.ts';

/** A page names its title, or begins with it as its heading of level 1. The fix writes the one that it is shown with, or takes the heading that stands at its top. */
export function checkTitle({ page, text, outline }: CheckedPage): PageFinding[] {
  if (findFrontmatterText(page.frontmatter, 'title') !== undefined || isGeneratedPage(page)) return [];
  const { body, bodyLine } = splitBody(text);
  if (findTitleHeading(page.frontmatter, readTextLines(body, bodyLine)) !== undefined) return [];
  const [first] = outline.headings;
  const title = first?.depth === 1 && first.kind === 'markdown' && first.text !== '' ? first.text : page.title;
  const edit = setField(text, 'title', title);
  return [
    {
      code: 'style/title',
      message: 'The page has no title.',
      hint: `Add \`title: "${title}"\` to the frontmatter; the file name is shown until then.`,
      line: 1,
      column: 1,
      ...(edit !== undefined && { fix: [edit] }),
    },
  ];
}
