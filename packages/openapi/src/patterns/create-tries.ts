import { types } from 'ret';
import type { Tokens } from 'ret';
import { readPattern } from './read-pattern.ts';

/** Makes what counts the ways in which the engine of the machine may try a pattern on a text, at most, by the text's length; Infinity for what is not understood. */
export function createTries(pattern: string): (length: number) => number {
  // What is not understood has no meaning that counts here: `\p{L}` is one character.
  const tokens = readPattern(pattern.replaceAll(/\\[pP]\{[^}]*\}/g, 'p'));
  if (tokens === undefined) return () => Infinity;
  const isAnchored = pattern.startsWith('^') && !pattern.includes('|');
  return (length) => findWays(tokens, length) * (isAnchored ? 1 : length + 1);
}

/** An engine that goes back shares a text out among the parts of a pattern: `(a+)+` has as many ways as the text has parts, `a*b*` some thousands. */
function findWays(token: Tokens, length: number): number {
  switch (token.type) {
    case types.REPETITION: {
      const most = Math.min(token.max, length);
      const ways = findWays(token.value, length);
      return ways === 1 ? Math.max(1, most - token.min + 1) : (most + 1) * ways ** most;
    }
    case types.ROOT:
    case types.GROUP: {
      const lists = token.options ?? [token.stack ?? []];
      return lists.reduce((sum, list) => sum + list.reduce((product, one) => product * findWays(one, length), 1), 0);
    }
    case types.REFERENCE:
      return Infinity;
    default:
      return 1;
  }
}
