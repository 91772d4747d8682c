/**
 * Returns the word that is most like `word`, or undefined when none is like it.
 *
 * Like it: the same but for case, dashes and underscores; or typed wrongly in one letter, in a long word in two or three (a swap counts
 * once). A word with another before it is its opposite rather than a slip: `unlisted`, `nofollow`.
 */
export function findNearest(word: string, words: Iterable<string>): string | undefined {
  const wanted = fold(word);
  let best: string | undefined;
  let bestDistance = Math.min(Math.max(Math.floor(wanted.length / 5), 1), 3) + 1;
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) > bestDistance + 2) continue;
    const folded = fold(candidate);
    const distance = editDistance(wanted, folded);
    if (distance >= bestDistance || distance >= wanted.length || isOpposite(wanted, folded)) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

function fold(word: string): string {
  return word.toLowerCase().replace(/[-_]/g, '');
}

function isOpposite(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.endsWith(short) && /^(?:un|in|im|no|non|not|de|dis|is)$/.test(long.slice(0, long.length - short.length));
}

/** The optimal string alignment distance: insertions, removals, replacements, and swaps of neighbours. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(beforeLast, j - 2) + 1 : Infinity;
      row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, replaced, swapped));
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: number[], index: number): number {
  return row[index] ?? Infinity;
}
