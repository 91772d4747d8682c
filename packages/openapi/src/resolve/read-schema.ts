import type { JsonObject } from '../value/json.ts';
import type { Schema } from '../model/schema.ts';
import { findOwn, isObject, toObject } from '../value/json-value.ts';
import { joinPointer } from '../value/pointer.ts';
import type { Place, Places } from '../files/place.ts';
import { mapSubschemas } from '../schema/map-subschemas.ts';
import { setOwn } from '../value/set-own.ts';
import { PART } from '../schema/part-keyword.ts';
import { toModernKeywords } from '../schema/modern-keywords.ts';

/** Deeper than this a schema is not read as one piece: what lies below is a reference to its place. */
const MAX_DEPTH = 40;

/** How many times the limit a schema is as written that is surely cut. */
const HUGE = 20;

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
export function readSchema(place: Place, places: Places, limit: number): ReadSchema {
  // What is far too large is not read whole first.
  const isHuge = JSON.stringify(place.value ?? true).length > limit * HUGE;
  for (const depth of isHuge ? [6, 4, 3, 2] : [MAX_DEPTH, 6, 4, 3, 2]) {
    const schema = read(place, places, { depth, isTop: true });
    const size = JSON.stringify(schema).length;
    if (size <= limit) return { schema, size };
  }
  const schema = read(place, places, { depth: 1, isTop: true });
  return { schema, size: JSON.stringify(schema).length };
}

/** Cut pieces that are no larger than this stay: a reference would save nothing. */
const SMALL = 600;

function read(place: Place, places: Places, { depth, isTop }: { depth: number; isTop: boolean }): Schema {
  const { value } = place;
  if (typeof value === 'boolean') return value;
  if (!isObject(value)) return true;
  if (!isTop && depth <= 0 && holdsSchemas(value) && JSON.stringify(value).length > SMALL) return cut(value, places.toName(place));
  const below = mapSubschemas(value, (_, path) => read(step(place, path), places, { depth: depth - 1, isTop: false }));
  return withReferences(toModernKeywords(below), place.source, places);
}

function step({ source, pointer, value }: Place, path: string[]): Place {
  return path.reduce<Place>((place, key) => ({ source, pointer: joinPointer(place.pointer, key), value: findOwn(place.value, key) }), {
    source,
    pointer,
    value,
  });
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
function withReferences(schema: JsonObject, source: string, places: Places): JsonObject {
  const { $ref, $dynamicRef, ...rest } = schema;
  const ref = typeof $ref === 'string' ? $ref : $dynamicRef;
  const named = typeof ref === 'string' ? places.nameOf(ref, source) : undefined;
  const result: JsonObject = named === undefined ? rest : { $ref: named, ...rest };
  const mapping = toObject(findOwn(schema['discriminator'], 'mapping'));
  if (Object.keys(mapping).length === 0) return result;
  return { ...result, discriminator: { ...toObject(schema['discriminator']), mapping: nameMapping(mapping, source, places) } };
}

/** A discriminator's mapping holds references, or names of components. */
function nameMapping(mapping: JsonObject, source: string, places: Places): JsonObject {
  const result: JsonObject = {};
  for (const [value, target] of Object.entries(mapping)) {
    const name = typeof target === 'string' ? nameTarget(target, source, places) : undefined;
    if (name !== undefined) setOwn(result, value, name);
  }
  return result;
}

function nameTarget(target: string, source: string, places: Places): string | undefined {
  if (/[#/]|\.(?:json|ya?ml)$/.test(target)) return places.nameOf(target, source);
  const name = joinPointer('#/components/schemas', target);
  return places.find(name) && name;
}
