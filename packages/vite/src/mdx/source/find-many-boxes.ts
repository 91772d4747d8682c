import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';

/** Lines of a text, times those that end a box: the parser copies all that it has read at each of these. A tenth of a second is two million. */
const MOST = 20_000_000;

const MARKER = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])|\[\^[^\]\s]+\]:)`;
const LINE = new RegExp(String.raw`^((?:${MARKER})*)([ \t]*)(\S?)`, 'gm');

/**
 * Finds the offset of the line that ends more lists, quotes and footnotes within one another than the parser copes with: `- > a` some
 * thousand times. Items of one list end nothing, and an empty line ends quotes alone. Undefined where there is none; what looks like one in code is none.
 */
export function findManyBoxes(text: string, scan: () => readonly SourceRange[]): number | undefined {
  const lines = text.split('\n').length;
  const found = findEnd(text, MOST / lines, []);
  return found === undefined ? undefined : findEnd(text, MOST / lines, scan());
}

function findEnd(text: string, most: number, code: readonly SourceRange[]): number | undefined {
  let ends = 0;
  /** The column of the innermost box that is open; -1 where there is none. */
  let open = -1;
  /** The column of the outermost quote that is open; -1 where there is none. */
  let quote = -1;
  for (const { 1: markers = '', 2: space = '', 3: rest = '', index } of text.matchAll(LINE)) {
    const isEmpty = markers === '' && rest === '';
    if ((isEmpty && quote < 0) || isInRanges(code, index)) continue;
    const [first, last] = [markers.search(/\S/), markers.search(/\S+$/)];
    const isFootnote = markers.includes('[');
    // Measured: an empty line costs twice as much.
    if (isEmpty) ends += 2;
    else if (markers === '' ? space.length <= open : first < open) ends += 1;
    if (ends > most) return index;
    if (markers !== '') open = isFootnote ? last + 1 : last;
    else if (isEmpty) open = quote - 1;
    else if (space.length <= open) open = -1;
    quote = markers === '' ? -1 : markers.indexOf('>');
  }
  return undefined;
}
