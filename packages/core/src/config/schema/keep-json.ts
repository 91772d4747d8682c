import type { Json } from '../../json.ts';

/** What a loose schema let through: its type does not say so, but what was read from JSON is JSON. */
export function keepJson<Given extends object | undefined>(value: Given): Json | Extract<Given, undefined> {
  return value as Json | Extract<Given, undefined>;
}
