import type { TextEdit } from '../../diagnostic/diagnostic.ts';
import { offsetAt } from '../../diagnostic/offset-at.ts';
import { isPlainMarkdown } from '../../page/is-plain-markdown.ts';
import { readTextLines } from '../../page/read-text-lines.ts';
import { findLineBreak } from '../find-line-break.ts';
import type { OutlineImage } from '../page-outline.ts';
import type { CheckedPage, PageFinding } from '../page-rule.ts';

/** Images stand in a frame, except small ones within a line and pages that draw themselves. Plain Markdown knows no frame. */
export function checkImageFrame({ page, text, outline }: CheckedPage): PageFinding[] {
  if (page.frontmatter['mode'] === 'custom' || isPlainMarkdown(page.file, readTextLines(text, 1))) return [];
  return outline.images
    .filter(({ hasFrame, isInline }) => !hasFrame && !isInline)
    .map((image) => {
      const fix = createFix(image, text);
      return {
        code: 'style/image-frame',
        message: 'The image has no frame.',
        hint: 'Wrap it in `<Frame>…</Frame>`, with a `caption` if useful.',
        line: image.line,
        column: image.column,
        length: image.line === image.end.line ? image.end.column - image.column : 1,
        ...(fix !== undefined && { fix }),
      };
    });
}

/** Lines of their own around an image that has its lines to itself, indented as it is. */
function createFix(image: OutlineImage, text: string): TextEdit[] | undefined {
  const start = offsetAt(text, image);
  const end = offsetAt(text, image.end);
  const before = text.slice(start - image.column + 1, start);
  const after = /^[^\r\n]*/.exec(text.slice(end))?.[0] ?? '';
  const isWhole = /^!\[[^]*\)$|^<(?:img|Image)\b[^]*>$/.test(text.slice(start, end));
  if (!image.isAlone || !isWhole || before.trim() !== '' || after.trim() !== '') return undefined;
  const lineBreak = findLineBreak(text);
  return [
    { start, end: start, text: `<Frame>${lineBreak}${before}  ` },
    { start: end, end, text: `${lineBreak}${before}</Frame>` },
  ];
}
