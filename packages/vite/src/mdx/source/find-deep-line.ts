import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';

/** Lists and quotes in each other that are still read: the parser's time grows with the square of them. */
const LEVELS = 100;

const MARKER = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`;
const DEEP = new RegExp(`^(?:${MARKER}){${LEVELS}}.*$`, 'gm');
const RULE = /^[ \t]*([-*])[ \t]*(?:\1[ \t]*)+$/;

/**
 * Finds the offset of the first line that opens a hundred lists or quotes in each other: `- - - … a`. On several lines each level needs an
 * indent of its own, which a text as long as a page has no room for. Undefined where there is none; a rule (`- - -`) and code are none.
 */
export function findDeepLine(text: string, scan: () => readonly SourceRange[]): number | undefined {
  return [...text.matchAll(DEEP)].find(({ 0: line, index }) => !RULE.test(line) && !isInRanges(scan(), index))?.index;
}
