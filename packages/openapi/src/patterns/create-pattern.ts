import { compilePattern } from './compile-pattern.ts';
import { matchPattern } from './match-pattern.ts';
import { createTries } from './create-tries.ts';
import { readPattern } from './read-pattern.ts';
import { TRIED } from './tried.ts';

/** Ways that the engine of the machine may go for one text: some hundredths of a second. */
const MOST_WAYS = 10_000_000;

/** What all texts that are held against one pattern without that engine may cost together. */
const EFFORT = 150_000;

/**
 * Makes the test of a `pattern` (ECMA-262, with `u` where it can be read so), bounded for all texts together. A pattern that no engine reads allows
 * every text; of one that could take for ever, and is not understood, nothing is known: `unknown` is said.
 */
export function createPattern(pattern: string, unknown = false): (text: string) => boolean {
  const expression = compilePattern(pattern, 'u') ?? compilePattern(pattern, '');
  if (expression === undefined) return () => true;
  const tokens = readPattern(pattern);
  const isQuick = isBounded(pattern);
  const effort = { left: EFFORT };
  return (text) => {
    if (isQuick && text.length <= TRIED) return expression.test(text);
    if (tokens === undefined || effort.left < 0) return unknown;
    const isMatch = matchPattern(tokens, text, effort);
    return effort.left < 0 ? unknown : isMatch;
  };
}

/** What a check of values asks of patterns: one is told of where it is known to be broken. */
export const PATTERNS = {
  isBounded,
  createTest(pattern: string): (text: string) => boolean {
    const test = createPattern(pattern, true);
    const known = new Map<string, boolean>();
    return (text) => {
      const result = known.get(text) ?? test(text);
      known.set(text, result);
      return result;
    };
  },
};

/** Whether a pattern can be read, and tried on any text of `TRIED` characters in bounded time. */
export function isBounded(pattern: string): boolean {
  return compilePattern(pattern, 'u') !== undefined && createTries(pattern)(TRIED) <= MOST_WAYS;
}
