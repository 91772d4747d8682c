import { readPage } from '../page/read-page.ts';
import type { OutlineElement, OutlineHeading, OutlineImage, PageOutline } from './page-outline.ts';
import { createOutline } from './page-outline.ts';
import type { CheckedPage } from './page-rule.ts';

/** For tests: a page as the rules see it, with an outline of the headings and the images that stand on lines of their own. */
export function createCheckedPage(
  text: string,
  { file = 'guides/set-up.mdx', outline = {} }: { file?: string; outline?: Partial<PageOutline> } = {},
): CheckedPage {
  const lines = text.split(/\r?\n/);
  const headings = lines.flatMap((line, index): OutlineHeading[] => {
    const [, marks, words = ''] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
    return marks === undefined ? [] : [{ kind: 'markdown', depth: marks.length, text: words, line: index + 1, column: 1 }];
  });
  const images = lines.flatMap((line, index): OutlineImage[] => {
    const match = /!\[(.*?)\]\(.*?\)|<img.*?\/>/.exec(line);
    if (match === null) return [];
    const number = index + 1;
    const alt = match[1] ?? /alt="(.*?)"/.exec(match[0])?.[1];
    return [
      {
        isMarkdown: match[0].startsWith('!'),
        line: number,
        column: match.index + 1,
        end: { line: number, column: match.index + match[0].length + 1 },
        ...(alt !== undefined && { alt }),
        hasFrame: false,
        isInline: false,
        isAlone: true,
      },
    ];
  });
  return { page: readPage(text, file).page, text, outline: { ...createOutline(), headings, images, ...outline } };
}

/** For tests: an element of the outline. */
export function createElement(name: OutlineElement['name'], attributes: OutlineElement['attributes'], parent?: string): OutlineElement {
  return { name, line: 3, column: 1, attributes, isOpen: false, ...(parent !== undefined && { parent }) };
}
