import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';

/** Of a block, for each bracket that closes how many are open: the parser goes through what stands in all of them. */
const MOST = 250_000;

/** A bracket that closes nothing is looked for among all signs of its block. Measured: so many cost what an open bracket does. */
const SIGNS_OF_ONE = 32;

/** What ends a block, and the brackets in it. */
const SIGNS = /\n[ \t>]*(?=\n|$)|\n {0,3}[-*+] (?=\S)|\\.|[[\]]/g;

/**
 * Finds the offset of the bracket that closes more than the parser copes with: `![a` some hundred times, and `](b)` as often, or `a]` some
 * thousand times. Undefined where there is none; brackets in code are none, and what is open to the end of its block closes nothing.
 */
export function findNestedBrackets(text: string, scan: () => readonly SourceRange[]): number | undefined {
  return findExcess(text, []) === undefined ? undefined : findExcess(text, scan());
}

function findExcess(text: string, code: readonly SourceRange[]): number | undefined {
  let [open, seen, sum] = [0, 0, 0];
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    seen += 1;
    if (sign.startsWith('\n')) [open, seen, sum] = [0, 0, 0];
    if (sign.length > 1 || sign === '\n' || isInRanges(code, index)) continue;
    if (sign === '[') open += 1;
    else {
      sum += open > 0 ? open : seen / SIGNS_OF_ONE;
      open = Math.max(0, open - 1);
    }
    if (sum > MOST) return index;
  }
  return undefined;
}
