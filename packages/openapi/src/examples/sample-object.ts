import type { Json, JsonObject } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import { toSchema } from '../schema/flatten-schema.ts';
import { findOwn, isObject, toList, toObject } from '../value/json-value.ts';
import { setOwn } from '../value/set-own.ts';
import { createPattern } from '../patterns/create-pattern.ts';
import { sampleText } from './sample-text.ts';
import type { Sampling } from './sampling.ts';
import { listHidden } from './to-checkable.ts';

/** The most names that are made up for one object. */
const MOST_OTHERS = 200;

/** Makes an object: what is required, then, as deep as asked for, what is not; undefined where something required cannot be made. */
export function sampleObject(schema: JsonObject, sampling: Sampling): JsonObject | undefined {
  const { source, direction, depth } = sampling;
  const hidden = listHidden(schema, source, direction);
  const named = Object.keys(toObject(schema['properties'])).filter((name) => !hidden.has(name));
  const wanted = listWanted(schema, hidden);
  const least = countOf(schema['minProperties'], 0);
  const most = countOf(schema['maxProperties'], Number.POSITIVE_INFINITY);
  if (least > named.length + wanted.size + MOST_OTHERS) return undefined;
  const optional = named.filter((name) => !wanted.has(name) && isOptional(name, schema, sampling));
  const chosen = new Set([...wanted, ...optional.slice(0, Math.max(0, (depth > 0 ? most : least) - wanted.size))]);
  const result: JsonObject = {};
  const add = (name: string): void => {
    const value = sampling.sample(schemaOf(name, schema), { ...sampling, depth: depth - 1, name });
    // Of what may be left out, null says nothing.
    if (value !== undefined && (value !== null || wanted.has(name))) setOwn(result, name, value);
  };
  for (const name of new Set([...named, ...wanted])) {
    if (chosen.has(name)) add(name);
    if (wanted.has(name) && !Object.hasOwn(result, name)) return undefined;
  }
  const isMap = named.length === 0 && depth > 0;
  for (const name of listMoreNames(schema, { least, most, isMap, sampling })) {
    if (Object.keys(result).length >= Math.max(least, isMap ? 1 : 0)) break;
    if (!Object.hasOwn(result, name) && !hidden.has(name)) add(name);
  }
  return Object.keys(result).length < least ? undefined : result;
}

/** The names that an object must have, those included that others bring with them. */
function listWanted({ required, dependentRequired }: JsonObject, hidden: ReadonlySet<string>): Set<string> {
  const wanted = new Set(textsOf(required).filter((name) => !hidden.has(name)));
  for (const name of wanted) for (const other of textsOf(findOwn(dependentRequired, name))) wanted.add(other);
  return wanted;
}

function textsOf(list: Json | undefined): string[] {
  return toList(list).filter((name) => typeof name === 'string');
}

/** What is out of date is not shown, nor what would bring others with it. */
function isOptional(name: string, { properties, dependentRequired }: JsonObject, { source }: Sampling): boolean {
  const property = findOwn(properties, name);
  const flat = isObject(property) ? source.flatten(property).schema : {};
  return findOwn(dependentRequired, name) === undefined && (flat === false || flat['deprecated'] !== true);
}

/** The schema of a property: its own with those of the patterns that it matches, else that of all others. */
function schemaOf(name: string, schema: JsonObject): Schema {
  const own = findOwn(schema['properties'], name);
  const patterns = Object.entries(toObject(schema['patternProperties'])).flatMap(([pattern, one]) =>
    createPattern(pattern)(name) ? [toSchema(one)] : [],
  );
  const parts = [...(own === undefined ? [] : [toSchema(own)]), ...patterns];
  if (parts.length === 0) return toSchema(schema['additionalProperties'] ?? schema['unevaluatedProperties'] ?? true);
  return parts.length === 1 ? (parts[0] ?? true) : { allOf: parts };
}

/** Names that an object may have beside those that it lists: of its patterns, of `propertyNames`, else any, where others are allowed. */
function listMoreNames(
  schema: JsonObject,
  { least, most, isMap, sampling }: { least: number; most: number; isMap: boolean; sampling: Sampling },
): string[] {
  const { additionalProperties: others = schema['unevaluatedProperties'], propertyNames } = schema;
  const count = Math.min(Math.max(least, isMap ? 1 : 0), most, MOST_OTHERS);
  const turns = Array.from({ length: count }, (_, turn) => turn);
  const ofPatterns = Object.keys(toObject(schema['patternProperties'])).flatMap((pattern) =>
    turns.flatMap((turn) => sampleText({ pattern }, { name: '', turn }) ?? []),
  );
  const isTold = isObject(others) || isObject(propertyNames);
  if (others === false || (!isTold && least === 0)) return ofPatterns;
  const names = isObject(propertyNames)
    ? turns.flatMap((turn) => sampling.sample({ type: 'string', ...propertyNames }, { ...sampling, name: 'key', turn }) ?? [])
    : turns.map((turn) => (turn === 0 ? 'key' : `key${turn + 1}`));
  return [...ofPatterns, ...names.filter((name) => typeof name === 'string')];
}

function countOf(value: Json | undefined, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}
