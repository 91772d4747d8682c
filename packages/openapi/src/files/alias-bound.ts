import type { Json } from '@octavo/core';

/** How many values the aliases of a file may stand for: this many, and beside them this many times those that are written. */
const LIMIT = { values: 50_000, times: 10 };

/**
 * Says what is wrong with the aliases of a YAML document: a value that holds itself, or few lines that stand for millions of values
 * ("billion laughs"). Each shared value is counted once and weighed as often as it stands.
 */
export function checkAliases(root: Json): string | undefined {
  const weights = new Map<object, number>();
  const open = new Set<object>();
  let isCyclic = false;
  let written = 1;

  const weigh = (value: Json): number => {
    if (typeof value !== 'object' || value === null) return 1;
    const known = weights.get(value);
    if (known !== undefined) return known;
    if (open.has(value)) {
      isCyclic = true;
      return 1;
    }
    open.add(value);
    let weight = 1;
    for (const child of Array.isArray(value) ? value : Object.values(value)) weight += weigh(child);
    open.delete(value);
    weights.set(value, Math.min(weight, Number.MAX_SAFE_INTEGER));
    written += Array.isArray(value) ? value.length : Object.keys(value).length;
    return weight;
  };

  if (weigh(root) > LIMIT.values + written * LIMIT.times) return 'Its aliases expand to too many values.';
  return isCyclic ? 'One of its aliases refers to itself.' : undefined;
}
