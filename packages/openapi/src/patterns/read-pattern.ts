import ret from 'ret';
import type { Tokens } from 'ret';

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
