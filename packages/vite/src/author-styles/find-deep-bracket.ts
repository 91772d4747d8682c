/** Levels of brackets that a style sheet may have: lightningcss goes down into each, and at some two thousand its stack and our process end. */
const DEEPEST = 250;

/** Finds the first bracket that stands within more levels than a style sheet may have, as an offset; those in strings and comments count. */
export function findDeepBracket(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[()[\]{}]/g)) {
    depth = Math.max(0, depth + ('([{'.includes(bracket) ? 1 : -1));
    if (depth > DEEPEST) return index;
  }
  return undefined;
}
