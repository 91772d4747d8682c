import { positionAt } from '@octavo/core/internal';
import { findDeepLine } from './find-deep-line.ts';
import { findDeepTag } from './find-deep-tag.ts';
import { findManyBoxes } from './find-many-boxes.ts';
import { findNestedBrackets } from './find-nested-brackets.ts';
import { findOpenBackticks } from './find-open-backticks.ts';
import { findWideTable } from './find-wide-table.ts';
import { ParserStopError } from './parser-stop-error.ts';
import { scanSource } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';

/** What no page has, and the parser or a step behind it would take too long for. Each finds the offset where it is too much. */
const LIMITS: readonly { find: (text: string, scan: () => readonly SourceRange[]) => number | undefined; reason: string }[] = [
  { find: findDeepLine, reason: 'Too many levels of lists and quotes' },
  { find: findDeepTag, reason: 'Too many levels of elements' },
  { find: findManyBoxes, reason: 'Too many nested boxes' },
  { find: findNestedBrackets, reason: 'Too many levels of brackets' },
  { find: findOpenBackticks, reason: 'Too many open backticks' },
  { find: findWideTable, reason: 'Too many cells in a table' },
];

/** Throws as the parser does for a text that it would read for too long, before any of it is read. */
export function checkLimits(text: string): void {
  for (const { find, reason } of LIMITS) {
    const offset = find(text, () => scanSource(text));
    if (offset !== undefined) throw new ParserStopError(reason, positionAt(text, offset));
  }
}
