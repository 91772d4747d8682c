import { positionAt } from '../../diagnostic/position-at.ts';
import { findField } from '../../frontmatter/find-field.ts';
import { splitBody } from '../../frontmatter/read-frontmatter.ts';
import { readTextLines } from '../../page/read-text-lines.ts';
import { findTitleHeading } from '../../page/title-heading.ts';
import { findFrontmatterText } from '../../page/frontmatter-value.ts';
import { setField } from '../set-field.ts';
import { isGeneratedPage } from '../is-generated-page.ts';
import type { CheckedPage, PageFinding } from '../page-rule.ts';

/** A page names its title, as plain text, or begins with it as its heading of level 1. The fix writes the one that it is shown with, or takes the heading that stands at its top. */
export function checkTitle({ page, text, outline }: CheckedPage): PageFinding[] {
  const written = findFrontmatterText(page.frontmatter, 'title');
  if (written !== undefined) return checkWritten(written, text);
  if (isGeneratedPage(page)) return [];
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

const BOLD_OR_CODE = /(\*\*|`)([^*`]+)\1/g;
const LINK = /\[([^[\]]+)\]\([^()\s]+\)/g;

/** A title is plain text everywhere: in the tab of the browser, in the navigation, in search results. */
function checkWritten(title: string, text: string): PageFinding[] {
  const plain = title.replaceAll(LINK, '$1').replaceAll(BOLD_OR_CODE, '$2');
  if (plain === title) return [];
  const { line, column } = positionAt(text, findField(text, 'title'));
  return [
    {
      code: 'style/title',
      message: 'The title is plain text; its Markdown is shown as written.',
      hint: `Write \`title: ${JSON.stringify(plain)}\`.`,
      line,
      column,
    },
  ];
}
