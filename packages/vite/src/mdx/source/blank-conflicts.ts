import { blankRange } from './blank-range.ts';
import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';

/** A text without the lines by which Git parts two versions, and the numbers of the first line of each conflict. */
export interface MergedText {
  text: string;
  conflicts: number[];
}

const CONFLICT = /^<{7}(?: .*)?\r?\n[^]*?^={7}\r?\n[^]*?^>{7}(?: .*)?$/gm;
const MARK = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/gm;

/** Leaves both versions of a merge conflict in the text; one that a block of code shows is what it shows. */
export function blankConflicts(text: string, scan: () => readonly SourceRange[]): MergedText {
  if (!text.includes('<<<<<<<')) return { text, conflicts: [] };
  const found = [...text.matchAll(CONFLICT)].filter(({ index }) => !isInRanges(scan(), index));
  const merged = found.reduce(
    (whole, { 0: conflict, index }) =>
      [...conflict.matchAll(MARK)].reduce((rest, { 0: mark, index: at }) => blankRange(rest, index + at, index + at + mark.length), whole),
    text,
  );
  return { text: merged, conflicts: found.map(({ index }) => text.slice(0, index).split('\n').length) };
}
