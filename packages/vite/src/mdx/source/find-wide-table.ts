import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';

/** The cells that a table may come to: each row is filled up to the columns of the first one. */
const CELLS = 100_000;

/** `|-|-|`: the line that makes those around it a table. */
const DELIMITERS = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+(?:\|[ \t]*)?$/gm;
const BLANK = /\n[ \t>]*(?=\n|$)/;

/** Finds the offset of the first table with more cells than any page has: 9,000 characters are ten million. Undefined where there is none. */
export function findWideTable(text: string, scan: () => readonly SourceRange[]): number | undefined {
  let last = 0;
  for (const { 0: line, index } of text.matchAll(DELIMITERS)) {
    // A line like the first one's is a row further below.
    if (index < last) continue;
    const below = text.slice(index + line.length);
    const rows = below.slice(0, BLANK.exec(below)?.index);
    last = index + line.length + rows.length;
    if (line.split('|').length * rows.split('\n').length > CELLS && !isInRanges(scan(), index)) return index;
  }
  return undefined;
}
