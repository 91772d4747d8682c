import type { OldSource } from '../source.ts';
import type { Codemod, IdRule } from '../tool.ts';
import { listOldHeadings } from './heading-ids.ts';

/** Gives headings the ids that they have on the old site, where they would have others: links from everywhere lead to them. */
export function createIdKeeper(readRule: (source: OldSource) => IdRule | undefined = () => undefined): Codemod {
  return (text, { page, source }) => {
    const rule = readRule(source);
    const lines = text.split('\n');
    for (const { line, depth, id, isKept } of listOldHeadings(text, page.file, rule)) {
      if (isKept || !FITS.test(id)) continue;
      const written = (lines[line - 1] ?? '').trimEnd();
      const isUnderlined = UNDERLINE.test(lines[line] ?? '') && !/^[\s>]*#/.test(written);
      lines[line - 1] = `${isUnderlined ? `${'#'.repeat(depth)} ` : ''}${written} {#${id}}`;
      // In MDX braces behind marks alone are an id.
      if (isUnderlined) lines[line] = '';
    }
    return lines.join('\n');
  };
}

const UNDERLINE = /^ {0,3}(?:=+|-{2,})\s*$/;

/** What may stand in braces behind a heading. */
const FITS = /^[^\s{}#]+$/;
