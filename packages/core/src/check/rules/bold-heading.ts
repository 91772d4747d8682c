import { findBodyOffset, splitBody } from '../../frontmatter/read-frontmatter.ts';
import { readTextLines } from '../../page/read-text-lines.ts';
import type { CheckedPage, PageFinding } from '../page-rule.ts';

/** A line that is bold as a whole: not a link, and not a sentence, which ends in a sign. */
const BOLD = /^(?:\*\*([^*[\]<>{}`]{2,60}[^\s*.:;,!。：！，；…])\*\*|__([^_[\]<>{}`]{2,60}[^\s_.:;,!。：！，；…])__)\s*$/u;

/** A bold line between empty ones, with text below it, looks like a heading; the table of contents does not list it, and no link leads to it. */
export function checkBoldHeadings({ page, text, outline }: CheckedPage): PageFinding[] {
  if (page.frontmatter['mode'] === 'custom' || !/^(?:\*\*|__)/m.test(text.slice(findBodyOffset(text)))) return [];
  const { body, bodyLine } = splitBody(text);
  const lines = body.split(/\r?\n/);
  return readTextLines(body, bodyLine).flatMap(({ source, number }): PageFinding[] => {
    const [, starred, underlined] = BOLD.exec(source) ?? [];
    const words = starred ?? underlined;
    const index = number - bodyLine;
    if (words === undefined || !isEmpty(lines[index - 1]) || !isEmpty(lines[index + 1])) return [];
    const next = lines.slice(index + 1).find((line) => !isEmpty(line));
    // A list of bold lines, the end of a box or of the page: there is nothing that it would head.
    if (next === undefined || BOLD.test(next) || /^\s*(?:<\/|#{1,6}\s|[-*_]{3,}\s*$)/.test(next)) return [];
    const above = outline.headings.findLast(({ line }) => line < number)?.depth ?? 1;
    return [
      {
        code: 'style/bold-heading',
        message: `"${words}" is bold text in place of a heading; the table of contents does not list it.`,
        hint: `Write \`${'#'.repeat(Math.min(above + 1, 6))} ${words}\`.`,
        line: number,
        column: 1,
        length: source.trimEnd().length,
      },
    ];
  });
}

function isEmpty(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}
