/**
 * Returns the word that is most like `word`, or undefined when none is like it.
 *
 * Like it: the same but for case, dashes and underscores; or typed wrongly in one letter, in a long word in two or three (a swap counts
 * once); else the same verb with another ending: `expandable`, `expanded`. A word with another before it is its opposite rather than a slip: `unlisted`, `nofollow`.
 */
export function findNearest(word: string, words: Iterable<string>): string | undefined {
  const wanted = fold(word);
  const stem = toStem(wanted);
  let best: string | undefined;
  let sameStem: string | undefined;
  let bestDistance = Math.min(Math.max(Math.floor(wanted.length / 5), 1), 3) + 1;
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) > LONGEST_ENDING + 2) continue;
    const folded = fold(candidate);
    if (stem !== undefined && toStem(folded) === stem) sameStem ??= candidate;
    const distance = editDistance(wanted, folded, bestDistance);
    if (distance >= bestDistance || distance >= wanted.length || isOpposite(wanted, folded)) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best ?? sameStem;
}

const LONGEST_ENDING = 4;

/** Of a word of some length: `expandable` -> `expand` */
function toStem(folded: string): string | undefined {
  return /^(\w{5,40})(?:able|ible|ed|ing)$/.exec(folded)?.[1];
}

function fold(word: string): string {
  return word.toLowerCase().replace(/[-_]/g, '');
}

function isOpposite(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.endsWith(short) && /^(?:un|in|im|no|non|not|de|dis|is)$/.test(long.slice(0, long.length - short.length));
}

/**
 * The optimal string alignment distance: insertions, removals, replacements, and swaps of neighbours. Distances of `limit` and more are
 * alike, so that of each row only what lies as near to the diagonal is looked at: words of strangers may be of any length.
 */
function editDistance(wanted: string, candidate: string, limit: number): number {
  if (Math.abs(wanted.length - candidate.length) >= limit) return limit;
  if (limit === 1) return wanted === candidate ? 0 : limit;
  const [a, b] = withoutSharedEnds(wanted, candidate);
  const width = 2 * limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, index) => (index < limit || index - limit > b.length ? Infinity : index - limit));
  for (let i = 1; i <= a.length; i += 1) {
    const row: number[] = [];
    let least = limit;
    for (let index = 0; index < width; index += 1) {
      const j = i + index - limit;
      const replaced = at(last, index) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(beforeLast, index) + 1 : Infinity;
      const isWithin = j >= 0 && j <= b.length;
      const distance = isWithin ? Math.min(at(last, index + 1) + 1, at(row, index - 1) + 1, replaced, swapped) : Infinity;
      least = Math.min(least, distance);
      row.push(distance);
    }
    if (least === limit) return limit;
    beforeLast = last;
    last = row;
  }
  return at(last, b.length - a.length + limit);
}

/** What two words begin and end with alike does not count. */
function withoutSharedEnds(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

function at(row: number[], index: number): number {
  return row[index] ?? Infinity;
}
