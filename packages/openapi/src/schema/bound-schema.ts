import type { Json, JsonObject } from '@octavo/core';
import { isObject, toList, toObject } from '../value/json-value.ts';
import { shortenValue } from '../value/shorten-value.ts';
import { MOST_REFERENCES } from './flatten-schema.ts';
import { LEFT_OUT } from './left-out.ts';
import { setOwn } from '../value/set-own.ts';

/** The most entries of a list or a map that a page shows, values of an enumeration and their characters of JSON, and parts that a schema is merged from. */
const MOST = { entries: 1000, values: 4000, characters: 50_000, parts: MOST_REFERENCES };

/** The most characters of what stands in a schema's own line. */
const LINE = 1000;

/** What is said about each value of `enum`: a list, or a map. */
const NOTES = ['x-enumDescriptions', 'x-enum-descriptions'];
/** What has an entry for each value. */
const OF_VALUES = new Set(['enum', 'x-enum-varnames', 'x-enumNames', ...NOTES]);
const LISTS = new Set([
  'enum',
  'examples',
  'required',
  'allOf',
  'oneOf',
  'anyOf',
  'prefixItems',
  'x-enum-varnames',
  'x-enumNames',
  ...NOTES,
]);
const MAPS = new Set(['properties', 'patternProperties', 'dependentRequired', 'dependentSchemas', '$defs', 'definitions', ...NOTES]);
const VALUES = new Set(['const', 'default', 'example']);
const LINES = new Set(['title', 'pattern', 'format', 'contentMediaType', 'contentEncoding']);

/**
 * Leaves out of a schema what no reader reads to its end and no page can carry: entries of very long lists and maps, the ends of very
 * large values. The schema is returned as it is where nothing is left out, else with each such keyword, and how much of it is shown, under `LEFT_OUT`.
 */
export function boundSchema(schema: JsonObject): JsonObject {
  const left = listLeftOut(schema);
  if (left.length === 0) return schema;
  const bounded = { ...schema, [LEFT_OUT]: left.map(({ text }) => text) };
  for (const { keyword, value } of left) setOwn(bounded, keyword, value);
  return bounded;
}

/** Lists what `boundSchema` leaves out: the keyword, what is shown of its value, and how much that is: `enum (1000 / 2000)`. */
export function listLeftOut(schema: JsonObject): { keyword: string; value: Json; text: string }[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const shown = boundKeyword(keyword, value);
    return shown === undefined ? [] : [{ keyword, value: shown, text: describe(keyword, sizeOf(value), sizeOf(shown)) }];
  });
}

/** Undefined where the value is shown whole. */
function boundKeyword(keyword: string, value: Json): Json | undefined {
  if (VALUES.has(keyword)) return shortenValue(value);
  if (LINES.has(keyword)) return typeof value === 'string' && value.length > LINE ? `${value.slice(0, LINE)}…` : undefined;
  if (Array.isArray(value) && LISTS.has(keyword)) return boundList(keyword, value);
  if (!isObject(value) || !MAPS.has(keyword)) return undefined;
  const entries = Object.entries(value);
  const most = mostOf(keyword);
  return entries.length > most ? Object.fromEntries(entries.slice(0, most)) : undefined;
}

function boundList(keyword: string, list: readonly Json[]): Json[] | undefined {
  if (keyword === 'examples') {
    const [first, ...rest] = list.slice(0, 10);
    const shown = first === undefined ? [] : [shortenValue(first) ?? first, ...rest.filter((one) => shortenValue(one) === undefined)];
    return shown.length < list.length || shown[0] !== first ? shown : undefined;
  }
  if (keyword === 'allOf') return boundParts(list);
  const most = mostOf(keyword);
  if (keyword !== 'enum') return list.length > most ? list.slice(0, most) : undefined;
  let characters = 0;
  const end = list.findIndex((value, index) => {
    characters += JSON.stringify(value).length;
    return index >= most || characters > MOST.characters;
  });
  return end < 0 ? undefined : list.slice(0, Math.max(1, end)).map((value) => shortenValue(value) ?? value);
}

function mostOf(keyword: string): number {
  return OF_VALUES.has(keyword) ? MOST.values : MOST.entries;
}

/** Parts of parts are parts of the schema itself. */
function boundParts(list: readonly Json[]): Json[] | undefined {
  let left = MOST.parts;
  const end = list.findIndex((part) => {
    left -= countParts(part, left);
    return left < 0;
  });
  return end < 0 ? undefined : list.slice(0, end);
}

/** Counts no further than to one more than `most`. */
function countParts(schema: Json, most: number): number {
  let count = 1;
  const { allOf } = toObject(schema);
  for (const part of toList(allOf)) {
    if (count > most) break;
    count += countParts(part, most - count);
  }
  return count;
}

function describe(keyword: string, size: number, shown: number): string {
  return shown < size ? `${keyword} (${shown} / ${size})` : keyword;
}

function sizeOf(value: Json): number {
  return isObject(value) ? Object.keys(value).length : toList(value).length;
}
