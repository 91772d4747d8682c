/** Shorter words are too near to too many others. */
const SHORTEST = 4;

/**
 * Puts the words of a query right that were not found, each by the nearest word of the site's titles and headings: one letter wrong,
 * missing, too many, or two changed places. Undefined where no word has one. A last word may be half typed.
 */
export function correctQuery(text: string, missed: ReadonlySet<string>, vocabulary: readonly string[]): string | undefined {
  let isChanged = false;
  const corrected = text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    const lower = word.toLowerCase();
    const better = missed.has(lower) ? findNearWord(lower, vocabulary) : undefined;
    if (better === undefined) return word;
    isChanged = true;
    return better;
  });
  return isChanged ? corrected.trim() : undefined;
}

/** Finds the word one letter away, a whole one before one that only begins so: `webhok` -> `webhook`, `conifg` -> `config`. */
export function findNearWord(word: string, vocabulary: readonly string[]): string | undefined {
  if (word.length < SHORTEST) return undefined;
  const whole = vocabulary.find((candidate) => isNear(word, candidate));
  if (whole !== undefined) return whole;
  const isBegun = (candidate: string, length: number): boolean => candidate.length > length && isNear(word, candidate.slice(0, length));
  return vocabulary.find((candidate) => [-1, 0, 1].some((more) => isBegun(candidate, word.length + more)));
}

/** True when one letter makes the difference. */
export function isNear(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  if (a.length < b.length) return a.slice(start) === b.slice(start + 1);
  if (a.length > b.length) return a.slice(start + 1) === b.slice(start);
  if (a.slice(start + 1) === b.slice(start + 1)) return true;
  return a[start] === b[start + 1] && a[start + 1] === b[start] && a.slice(start + 2) === b.slice(start + 2);
}
