import type { SearchText } from '@octavo/theme';
import type { QueryTerm } from '@octavo/core/browser';

/**
 * Marks what a query found in a text: words that begin with a word of it, runs of scripts without spaces wherever they stand, and the words
 * in `found`, which the index knows to have the same stem.
 */
export function markText(text: string, terms: readonly QueryTerm[], found: ReadonlySet<string> = new Set()): SearchText {
  const runs = terms.filter(({ isRun }) => isRun).map((term) => escape(term.text));
  const words = terms.filter(({ isRun }) => !isRun).map((term) => String.raw`(?<![\p{L}\p{N}])${escape(term.text)}[\p{L}\p{N}\p{M}]*`);
  const isWord = words.length > 0 ? new RegExp(words.join('|'), 'iu') : undefined;
  const stems = [...found].filter((word) => word.length > 1 && isWord?.test(word) !== true);
  const known = stems.map((word) => `(?<![\\p{L}\\p{N}])${escape(word)}(?![\\p{L}\\p{N}])`);
  const patterns = [...runs, ...known.toSorted((a, b) => b.length - a.length), ...words];
  if (text === '' || patterns.length === 0) return text === '' ? [] : [{ text, isMatch: false }];
  const pieces: SearchText = [];
  let at = 0;
  for (const { 0: match, index } of text.matchAll(new RegExp(patterns.join('|'), 'giu'))) {
    if (index > at) pieces.push({ text: text.slice(at, index), isMatch: false });
    pieces.push({ text: match, isMatch: true });
    at = index + match.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
