import type { Json, JsonObject } from '@octavo/core';
import { isObject, toObject } from '../value/json-value.ts';
import { findEntry } from '@octavo/core/browser';
import { setOwn } from '../value/set-own.ts';
import { LEFT_OUT } from './left-out.ts';

type Merge = (first: Json, second: Json) => Json;

/** Keywords that narrow: both hold, so the narrower one does. For the rest the second wins. */
const MERGES: Record<string, Merge> = {
  type: intersect,
  enum: intersect,
  required: unite,
  examples: unite,
  [LEFT_OUT]: unite,
  minimum: larger,
  exclusiveMinimum: larger,
  minLength: larger,
  minItems: larger,
  minProperties: larger,
  maximum: smaller,
  exclusiveMaximum: smaller,
  maxLength: smaller,
  maxItems: smaller,
  maxProperties: smaller,
  properties: mergeMembers,
  patternProperties: mergeMembers,
  items: both,
  additionalProperties: both,
  xml: (first, second) => ({ ...toObject(first), ...toObject(second) }),
  not: (first, second) => ({ anyOf: [first, second] }),
};

/** Puts two schemas that both hold into one (`allOf`); neither has a `$ref`, an `allOf` or alternatives. */
export function mergeSchemas(first: JsonObject, second: JsonObject): JsonObject {
  return mergeEntries(first, second, (keyword) => findEntry(MERGES, keyword));
}

function mergeEntries(first: JsonObject, second: JsonObject, findMerge: (name: string) => Merge | undefined): JsonObject {
  const merged: JsonObject = { ...first };
  for (const [name, value] of Object.entries(second)) {
    const before = findEntry(merged, name);
    const merge = findMerge(name);
    setOwn(merged, name, before === undefined || merge === undefined ? value : merge(before, value));
  }
  return merged;
}

/** `number` holds every `integer`; without a common value the second's are shown. */
function intersect(first: Json, second: Json): Json {
  const before = listOf(first);
  const known = new Set(before.map((one) => JSON.stringify(one)));
  const common = listOf(second).filter((value) => known.has(JSON.stringify(value)) || (value === 'integer' && before.includes('number')));
  if (common.length === 0) return listOf(second).includes('number') && before.includes('integer') ? 'integer' : second;
  return common.length === 1 && !Array.isArray(second) ? (common[0] ?? second) : common;
}

/** More names than are read, or asked for in a request. */
const MOST_UNITED = 1000;

function unite(first: Json, second: Json): Json {
  const before = listOf(first);
  if (before.length >= MOST_UNITED) return before;
  const known = new Set(before.map((one) => JSON.stringify(one)));
  return [...before, ...listOf(second).filter((value) => !known.has(JSON.stringify(value)))];
}

function larger(first: Json, second: Json): Json {
  return typeof first === 'number' && typeof second === 'number' ? Math.max(first, second) : second;
}

function smaller(first: Json, second: Json): Json {
  return typeof first === 'number' && typeof second === 'number' ? Math.min(first, second) : second;
}

function both(first: Json, second: Json): Json {
  if (first === false || second === true) return first;
  if (second === false || first === true) return second;
  // What was merged grows with each step: it is not written out to be compared.
  return first === second || (toObject(first)['allOf'] === undefined && JSON.stringify(first) === JSON.stringify(second))
    ? first
    : { allOf: [first, second] };
}

function mergeMembers(first: Json, second: Json): Json {
  return isObject(first) && isObject(second) ? mergeEntries(first, second, () => both) : second;
}

function listOf(value: Json): Json[] {
  return Array.isArray(value) ? value : [value];
}
