import type { Json, JsonObject } from '@octavo/core';
import { setOwn } from './set-own.ts';

/** An example larger than this is shortened, in characters of JSON, and with the spaces that show its levels. */
const LIMIT = 16_000;
const INDENTED_LIMIT = 64_000;

/**
 * Shortens a value that no reader reads to its end: fewer items in lists, then shorter texts. Undefined when it is small enough as it is.
 */
export function shortenValue(value: Json): Json | undefined {
  if (isSmall(value)) return undefined;
  for (const [items, characters] of [
    [10, 4000],
    [3, 1000],
    [1, 400],
  ] as const) {
    const shorter = shorten(value, { items, characters, depth: 30 });
    if (isSmall(shorter)) return shorter;
  }
  return shorten(value, { items: 1, characters: 200, depth: 4 });
}

function isSmall(value: Json): boolean {
  if (typeof value !== 'object') return typeof value !== 'string' || value.length <= LIMIT;
  return JSON.stringify(value).length <= LIMIT && JSON.stringify(value, undefined, 2).length <= INDENTED_LIMIT;
}

interface Bounds {
  items: number;
  characters: number;
  depth: number;
}

function shorten(value: Json, { items, characters, depth }: Bounds): Json {
  if (typeof value === 'string') return value.length > characters ? `${value.slice(0, characters)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return Array.isArray(value) ? [] : {};
  const below = { items, characters, depth: depth - 1 };
  if (Array.isArray(value)) return value.slice(0, items).map((item) => shorten(item, below));
  const result: JsonObject = {};
  for (const [key, item] of Object.entries(value).slice(0, 200)) setOwn(result, key, shorten(item, below));
  return result;
}
