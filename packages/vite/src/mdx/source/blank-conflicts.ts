import { blankRanges } from './blank-range.ts';
import { createPlaceFinder } from './create-place-finder.ts';
import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';

/** A text without the lines by which Git parts two versions, and the numbers of the first line of each conflict. */
export interface MergedText {
  text: string;
  conflicts: number[];
}

const MARK = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/gm;

/** Leaves both versions of a merge conflict in the text; one that a block of code shows is what it shows. */
export function blankConflicts(text: string, scan: () => readonly SourceRange[]): MergedText {
  if (!text.includes('<<<<<<<')) return { text, conflicts: [] };
  const ranges = scan();
  const place = createPlaceFinder(text);
  const found = listConflicts(text).filter(({ start }) => !isInRanges(ranges, start));
  return {
    text: blankRanges(
      text,
      found.flatMap(({ marks }) => marks),
    ),
    conflicts: found.map(({ start }) => place(start).line),
  };
}

interface Conflict {
  start: number;
  /** The lines that Git put there. */
  marks: { start: number; end: number }[];
}

/** Lists what has all three of its lines, each signs of its own kind. */
function listConflicts(text: string): Conflict[] {
  const found: Conflict[] = [];
  let open: Conflict | undefined;
  let isParted = false;
  for (const { 0: mark, index: start } of text.matchAll(MARK)) {
    if (mark.startsWith('<')) {
      if (open === undefined) [open, isParted] = [{ start, marks: [] }, false];
    } else if (/^=+$/.test(mark.trimEnd())) isParted = true;
    open?.marks.push({ start, end: start + mark.length });
    if (open === undefined || !isParted || !mark.startsWith('>')) continue;
    found.push(open);
    open = undefined;
  }
  return found;
}
