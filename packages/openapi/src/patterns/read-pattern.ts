import ret, { types } from 'ret';
import type { Tokens } from 'ret';
import { TRIED } from './tried.ts';

/** Reads a regular expression into its parts; undefined for what cannot be read, or is not understood: `\p{}`, back-references by name. */
export function readPattern(pattern: string): Tokens | undefined {
  if (/\\[pPk]/.test(pattern)) return undefined;
  try {
    return ret(pattern);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * The number of ways in which an engine that goes back may share a text of `TRIED` characters out among the parts of a pattern, at most:
 * `(a+)+` has as many as the text has parts, `a*b*` some thousands.
 */
export function findWays(token: Tokens): number {
  switch (token.type) {
    case types.REPETITION: {
      const most = Math.min(token.max, TRIED);
      const ways = findWays(token.value);
      return ways === 1 ? Math.max(1, most - token.min + 1) : (most + 1) * ways ** most;
    }
    case types.ROOT:
    case types.GROUP: {
      const lists = token.options ?? [token.stack ?? []];
      return lists.reduce((sum, list) => sum + list.reduce((product, one) => product * findWays(one), 1), 0);
    }
    case types.REFERENCE:
      return Infinity;
    default:
      return 1;
  }
}
