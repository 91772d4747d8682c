/** Tells which origins requests may go to. */
export type Origins = Pick<ReadonlySet<string>, 'has'>;

/** Origins as plain JSON: some by name, and what matches others whole, as the sources of regular expressions. */
export interface OriginRules {
  names: readonly string[];
  patterns: readonly string[];
}

/** Makes the origins that rules allow. */
export function createOrigins({ names, patterns }: OriginRules): Origins {
  const named = new Set(names);
  const expressions = patterns.map((pattern) => new RegExp(pattern));
  return { has: (origin) => named.has(origin) || expressions.some((expression) => expression.test(origin)) };
}
