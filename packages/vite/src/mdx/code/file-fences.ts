import { EMPTY_FENCE, readFencePath } from '@octavo/core/internal';
import type { FoundCode } from './found-code.ts';

/** A text with the code of files in its fences; line numbers are no longer those of the file. */
export function fillFences(text: string, codes: Readonly<Record<string, FoundCode>>): string {
  if (Object.keys(codes).length === 0) return text;
  return text.replaceAll('\r\n', '\n').replaceAll(EMPTY_FENCE, (whole, before: string, sign: string, meta: string, indent: string) => {
    const written = readFencePath(meta);
    const found = written === undefined ? undefined : codes[written];
    if (found === undefined || 'problem' in found) return whole;
    const own = indent === '' ? before.replaceAll(/[^>\s]/g, ' ') : indent;
    const code = found.code.replaceAll(/^(?=.)/gm, own);
    return `${before}${sign}${meta.replace(/^\s*(?=file=)/, `${found.language} `)}\n${code}\n${indent}${sign}`;
  });
}
