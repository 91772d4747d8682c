import type { JsonObject } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import { findOwn, isObject, toList, toObject } from '../value/json-value.ts';
import { joinPointer } from '../value/pointer.ts';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import { mapSubschemas } from '../schema/map-subschemas.ts';
import { setOwn } from '../value/set-own.ts';
import { PART } from '../schema/part-keyword.ts';
import { isOldNull, toModernKeywords } from '../schema/modern-keywords.ts';
import { boundSchema } from '../schema/bound-schema.ts';
import type { Measure } from '../value/create-measure.ts';

/** Deeper than this a schema is not read as one piece: what lies below is a reference to its place. */
const MAX_DEPTH = 40;

/** The characters that a subschema has at least: `{},`. */
const SMALLEST = 3;

/** How schemas are read. */
export interface ReadOptions {
  /** The most characters of JSON that a schema is read to in one piece. */
  limit: number;
  measure: Measure;
}

/** A schema as it is read from a place. */
export interface ReadSchema {
  schema: Schema;
  /** Characters of its JSON. */
  size: number;
}

/**
 * Reads a schema as 3.1 writes it, its references by their names, its inline subschemas with it. Anything that is no schema means any
 * value. What is larger than `limit` characters is cut: subschemas, the deepest first, become references to their own places, beside
 * their type, title and description.
 */
export function readSchema(place: Place, places: Places, { limit, measure }: ReadOptions): ReadSchema {
  const readTo = (depth: number, most: number): ReadSchema => {
    const budget = { left: most };
    const schema = read(place, { places, measure, budget, depth, isTop: true });
    return { schema, size: budget.left < 0 ? Infinity : JSON.stringify(schema).length };
  };
  for (const depth of [MAX_DEPTH, 6, 4, 3, 2]) {
    const found = readTo(depth, limit / SMALLEST);
    if (found.size <= limit) return found;
  }
  return readTo(1, Infinity);
}

interface Reading {
  places: Places;
  measure: Measure;
  /** How many schemas may still be read: with more of them the piece is too large in any case. */
  budget: { left: number };
  depth: number;
  isTop: boolean;
}

/** Cut pieces that are no larger than this stay: a reference would save nothing. */
const SMALL = 600;

function read(outer: Place, reading: Reading): Schema {
  const { places, measure, budget, depth, isTop } = reading;
  const place = places.enter(outer);
  const { value } = place;
  budget.left -= 1;
  if (budget.left < 0) return true;
  if (typeof value === 'boolean') return value;
  if (!isObject(value)) return true;
  if (!isTop && depth <= 0 && measure(value) > SMALL && holdsSchemas(value)) return cut(value, places.toName(place));
  const below = { ...reading, depth: depth - 1, isTop: false };
  const readPart = (part: Schema, path: string[]): Schema => (isOldNull(part, path) ? { type: 'null' } : read(step(place, path), below));
  return withReferences(toModernKeywords(mapSubschemas(boundSchema(value), readPart)), place, places);
}

function step(place: Place, path: string[]): Place {
  return path.reduce<Place>(
    ({ source, pointer, value, scope }, key) => ({ source, pointer: joinPointer(pointer, key), value: findOwn(value, key), scope }),
    place,
  );
}

/** Only what has parts of its own is worth a reference. */
function holdsSchemas(value: JsonObject): boolean {
  let isHolding = false;
  mapSubschemas(value, (subschema) => {
    isHolding = true;
    return subschema;
  });
  return isHolding;
}

/** What a closed row shows of a schema whose place is elsewhere. */
function cut(value: JsonObject, name: string): JsonObject {
  const { type, title, description, format, deprecated, readOnly, writeOnly } = toModernKeywords(value);
  const shown = { type, title, description, format, deprecated, readOnly, writeOnly };
  return {
    $ref: name,
    [PART]: true,
    ...Object.fromEntries(Object.entries(shown).flatMap(([key, one]) => (one === undefined ? [] : [[key, one]]))),
  };
}

/** Names what the schema refers to. A reference that leads nowhere means any value. */
function withReferences(schema: JsonObject, place: Place, places: Places): JsonObject {
  if (!('$ref' in schema) && !('$dynamicRef' in schema) && !('discriminator' in schema)) return schema;
  const { $ref, $dynamicRef, ...rest } = schema;
  const named = [
    typeof $ref === 'string' ? places.nameOf($ref, place) : undefined,
    typeof $dynamicRef === 'string' ? places.nameOf($dynamicRef, place, '$dynamicRef') : undefined,
  ].flatMap((name) => (name === undefined ? [] : [{ $ref: name }]));
  const result: JsonObject = { ...named[0], ...rest, ...(named.length > 1 && { allOf: [...toList(rest['allOf']), ...named.slice(1)] }) };
  const mapping = toObject(findOwn(schema['discriminator'], 'mapping'));
  if (Object.keys(mapping).length === 0) return result;
  return { ...result, discriminator: { ...toObject(schema['discriminator']), mapping: nameMapping(mapping, place, places) } };
}

/** More values of a discriminator than a page shows alternatives. */
const MOST_MAPPED = 1000;

/** A discriminator's mapping holds references, or names of components. */
function nameMapping(mapping: JsonObject, place: Place, places: Places): JsonObject {
  const result: JsonObject = {};
  for (const [value, target] of Object.entries(mapping).slice(0, MOST_MAPPED)) {
    const name = typeof target === 'string' ? nameTarget(target, place, places) : undefined;
    if (name !== undefined) setOwn(result, value, name);
  }
  return result;
}

function nameTarget(target: string, place: Place, places: Places): string | undefined {
  if (/[#/]|\.(?:json|ya?ml)$/.test(target)) return places.nameOf(target, place);
  const name = joinPointer('#/components/schemas', target);
  return places.find(name) && name;
}
