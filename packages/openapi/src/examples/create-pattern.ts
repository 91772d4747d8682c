/** A repetition of what is repeated itself: `(a+)+` tries each way to share a text out. */
const BRANCHING = /\([^()]*(?:[+*]|\{\d*,\d*\})[^()]*\)(?:[+*]|\{\d+,)/;

/** Texts longer than this are not tried on a pattern that could take for ever. */
const LONGEST = 30;

/**
 * Makes the test of a `pattern` (ECMA-262, with `u` where it can be read so). A pattern that no engine reads allows every text; one that
 * could take for ever allows short ones.
 */
export function createPattern(pattern: string): (text: string) => boolean {
  const expression = compile(pattern, 'u') ?? compile(pattern, '');
  const isBranching = BRANCHING.test(pattern);
  return (text) => expression === undefined || ((!isBranching || text.length <= LONGEST) && expression.test(text));
}

/** Whether a pattern can be read, and tried on any text in bounded time. */
export function isBounded(pattern: string): boolean {
  return !BRANCHING.test(pattern) && compile(pattern, 'u') !== undefined;
}

function compile(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
