import { createCodeFrame, findNearest, offsetAt, positionAt } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import type { DataRead } from '../../mdx/compiled-page.ts';

/** Tells of what a page shows of a JSON file that has no such field; `data` is the file's value. */
export function missingData(read: DataRead, data: unknown, { file, text }: { file: string; text: string }): Diagnostic[] {
  let value = data;
  for (const [index, key] of read.path.entries()) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    const fields = new Map<string, unknown>(Object.entries(value));
    if (!fields.has(key)) {
      const nearest = findNearest(key, [...fields.keys()]);
      const whole = [read.name, ...read.path.slice(0, index + 1)].join('.');
      const start = offsetAt(text, read);
      const { line, column } = positionAt(text, Math.max(text.indexOf(key, start + read.name.length), start));
      return [
        {
          code: 'page/undefined-identifier',
          severity: 'warning',
          message: `\`${whole}\` is not defined in ${read.specifier}; nothing is shown.`,
          hint: nearest === undefined ? `Add \`${key}\` to the file, or fix the name.` : `Did you mean \`${nearest}\`?`,
          file,
          line,
          column,
          frame: createCodeFrame(text, line, column, key.length),
        },
      ];
    }
    value = fields.get(key);
  }
  return [];
}
