/** The figures of a list of measurements. */
export interface Summary {
  median: number;
  min: number;
  max: number;
}

/** Sums a list up; undefined when it is empty. */
export function summarize(values: readonly number[]): Summary | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const min = sorted[0];
  const max = sorted.at(-1);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (min === undefined || max === undefined || low === undefined || high === undefined) return undefined;
  return { median: (low + high) / 2, min, max };
}
