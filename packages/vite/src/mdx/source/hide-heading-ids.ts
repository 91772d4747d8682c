import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';
import { hideAt } from './text-marks.ts';

const HEADING_ID = /^[ \t]*#{1,6}[ \t].*?(\{[ \t]*#[^\s{}#]+(?:[ \t]+[.#]?[\w:-]+(?:=\S+)?)*[ \t]*\})[ \t]*#*[ \t]*$/gm;

/** Keeps `## Title {#own-id}` from being read as an expression. */
export function hideHeadingIds(text: string, ranges: readonly SourceRange[]): string {
  const offsets = [...text.matchAll(HEADING_ID)].flatMap(({ index, 0: line, 1: id = '' }) => {
    const start = index + line.lastIndexOf(id);
    return isInRanges(ranges, start) ? [] : [start, start + id.length - 1];
  });
  return hideAt(text, offsets);
}
