import type { TextPosition } from '../../page-draft.ts';
import { findUnfencedFields } from './find-unfenced-fields.ts';
import type { Mistake } from './mistake.ts';

/** Of the text as a whole: bytes that are no UTF-8, and a head in another language or without its lines of dashes. */
export function findFileMistakes(lines: readonly string[]): (Mistake & { place: TextPosition })[] {
  const garbled = lines.findIndex((line) => NOT_TEXT.test(line));
  const isToml = /^\uFEFF?\+\+\+\s*$/.test(lines[0] ?? '') && lines.slice(1).some((line) => /^\+\+\+\s*$/.test(line));
  return [
    ...(garbled < 0
      ? []
      : [
          {
            code: 'page/encoding' as const,
            ...describeGarbled(lines),
            place: { line: garbled + 1, column: (lines[garbled] ?? '').search(NOT_TEXT) + 1 },
          },
        ]),
    ...(isToml
      ? [
          {
            code: 'page/toml' as const,
            message: 'Frontmatter between +++ is TOML, which is not supported; shown as text.',
            hint: 'Write it in YAML between two lines of ---: `title: My page`.',
            place: { line: 1, column: 1 },
          },
        ]
      : []),
    ...findUnfencedFields(lines),
  ];
}

function describeGarbled(lines: readonly string[]): Pick<Mistake, 'message' | 'hint'> {
  const hint = 'Save the file as UTF-8. Invalid bytes are shown as \uFFFD.';
  if (isWide(lines)) return { message: 'This file is UTF-16, not UTF-8.', hint };
  return lines.some((line) => line.includes('\uFFFD'))
    ? { message: 'Some characters of this file are not UTF-8.', hint }
    : { message: 'This file holds the control character U+0000.', hint: 'Remove it; many editors do not show it.' };
}

/** What stands for bytes that are no UTF-8, and the byte 0, which is valid there and in no text. */
const NOT_TEXT = /[\uFFFD\0]/;

/** Every other byte of its letters is 0, after a byte order mark, which is not UTF-8, or none. */
function isWide([first = '']: readonly string[]): boolean {
  return /^(?:\uFFFD\uFFFD)?(?:[^\0]\0|\0[^\0]){2}/.test(first);
}
