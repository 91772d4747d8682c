import { compilePattern } from './compile-pattern.ts';
import { isBounded } from './create-pattern.ts';
import { matchPattern } from './match-pattern.ts';
import { readPattern } from './read-pattern.ts';
import { TRIED } from './tried.ts';

/** What one search may cost, in characters that are looked at: some tenths of a second. */
const EFFORT = 3_000_000;

/**
 * Whether a pattern matches somewhere in a text, in bounded time: a stranger wrote the one, and a server the other. The engine of the machine
 * tries what it cannot take long for; all else is matched without going back, or refused.
 */
export function searchPattern(text: string, pattern: string): { isFound: boolean } | { problem: string } {
  const expression = compilePattern(pattern, 'u') ?? compilePattern(pattern, '');
  if (expression === undefined) return { problem: `\`${pattern}\` is not a regular expression.` };
  if (text.length <= TRIED && isBounded(pattern)) return { isFound: expression.test(text) };
  const tokens = NOT_UNDERSTOOD.test(pattern) ? undefined : readPattern(pattern);
  const effort = { left: EFFORT };
  const isFound = tokens !== undefined && matchPattern(tokens, text, effort);
  return tokens === undefined || effort.left < 0 ? { problem: `Matching \`${pattern}\` could take too long.` } : { isFound };
}

/** Back-references, and looking behind. */
const NOT_UNDERSTOOD = /\\[1-9k]|\(\?<[=!]/;

/** Whether a text is a regular expression. */
export function isPattern(pattern: string): boolean {
  return (compilePattern(pattern, 'u') ?? compilePattern(pattern, '')) !== undefined;
}
