import type { OldSource } from '../source.ts';
import type { Codemod, IdRule } from '../tool.ts';
import { listOldHeadings } from './heading-ids.ts';

/** Gives headings the ids that they have on the old site, where they would have others: links from everywhere lead to them. */
export function createIdKeeper(readRule: (source: OldSource) => IdRule | undefined): Codemod {
  return (text, { page, source }) => {
    const rule = readRule(source);
    if (rule === undefined) return text;
    const lines = text.split('\n');
    for (const { line, id, isKept } of listOldHeadings(text, page.file, rule)) {
      const written = lines[line - 1] ?? '';
      if (!isKept && FITS.test(id)) lines[line - 1] = written.replace(/[ \t]*\r?$/, (end) => ` {#${id}}${end.endsWith('\r') ? '\r' : ''}`);
    }
    return lines.join('\n');
  };
}

/** What may stand in braces behind a heading. */
const FITS = /^[\p{L}\p{M}\p{N}_.:-]+$/u;
