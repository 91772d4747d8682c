import { findNearest } from '@octavo/core/internal';

const COUNT = 3;

/** The names most like an unknown one: first what a slip of the finger explains, then names with half of its words or more. */
export function suggestNames(name: string, sets: readonly string[][]): string[] {
  const found: string[] = [];
  const [first = '', last = ''] = [name.at(0), name.slice(-2)];
  for (const names of sets) {
    const near = findNearest(
      name,
      names.filter((one) => (one.startsWith(first) || one.endsWith(last)) && !found.includes(one)),
    );
    if (near !== undefined) found.push(near);
    if (found.length === COUNT) return found;
  }
  const words = name.split('-').filter((word) => word.length > 2);
  const shared = (other: string): number => words.filter((word) => other.split('-').includes(word)).length;
  const related = sets.flat().filter((one) => words.some((word) => one.includes(word)) && shared(one) * 2 >= words.length);
  return [...new Set([...found, ...related.toSorted((a, b) => shared(b) - shared(a) || a.length - b.length)])].slice(0, COUNT);
}
