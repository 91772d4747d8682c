import type { Json } from '@octavo/core';

/** Says how large a value is in characters of JSON, but for what is escaped. */
export type Measure = (value: Json) => number;

/** Makes the measure of an API's files: each object is walked once, however often it is asked for and, as an alias of YAML, stands. */
export function createMeasure(): Measure {
  const sizes = new WeakMap<object, number>();

  const measure = (value: Json): number => {
    if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value.length + 2 : String(value).length;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    let size = 2;
    if (Array.isArray(value)) for (const item of value) size += measure(item) + 1;
    else for (const [key, item] of Object.entries(value)) size += key.length + 4 + measure(item);
    sizes.set(value, size);
    return size;
  };

  return measure;
}
