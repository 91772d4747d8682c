import type { TextPosition } from '../../page-draft.ts';
import { findUnfencedFields } from './find-unfenced-fields.ts';
import type { Mistake } from './mistake.ts';

/** Of the text as a whole: a head in another language or without its lines of dashes. */
export function findFileMistakes(lines: readonly string[]): (Mistake & { place: TextPosition })[] {
  const isToml = /^\uFEFF?\+\+\+\s*$/.test(lines[0] ?? '') && lines.slice(1).some((line) => /^\+\+\+\s*$/.test(line));
  return [
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
