import type { Json, JsonObject } from '@octavo/core';
import { PATTERNS } from '../patterns/create-pattern.ts';
import { createValueChecker } from '../examples/create-value-checker.ts';
import type { Mismatch } from '../examples/create-value-checker.ts';
import { listInnermost } from '../examples/list-innermost.ts';
import { EffortSpentError, createSchemaSource } from '../examples/schema-source.ts';
import { createPlaces } from '../files/places.ts';
import type { Place } from '../files/place.ts';
import { createSpecFiles } from '../files/spec-files.ts';
import { createSchemaReader } from '../resolve/schema-reader.ts';
import { findOwn, isObject, toList, toObject } from '../value/json-value.ts';
import { isJsonType } from '../value/media-type-kind.ts';
import { joinPointer } from '../value/pointer.ts';
import { mapSubschemas } from '../schema/map-subschemas.ts';

/** An example, or a default, that breaks the schema beside it: where it is written, and where in it what is wrong. */
export interface BrokenExample {
  pointer: string;
  mismatch: Mismatch;
}

/**
 * Checks the examples and defaults of a file against their schemas: those of bodies of JSON, of parameters and headers, and those within
 * schemas. One is told where it fits neither as it is sent nor as it comes back. What other files hold is taken to allow anything.
 */
export function checkExamples(text: string, source: string): BrokenExample[] {
  const files = createSpecFiles({ read: (name) => (name === source ? { text } : { problem: 'It is another file.' }) });
  const places = createPlaces(source, { files, hosts: new Set() });
  const schemas = createSchemaReader(places);
  const all = createSchemaSource((name) => schemas.find(name), { left: EFFORT });
  const checks = [createValueChecker(all, 'response', PATTERNS), createValueChecker(all, 'request', PATTERNS)];
  const broken: BrokenExample[] = [];

  const check = (pointer: string, value: Json, schema: Place): void => {
    const read = schemas.read(schema);
    const found = checks.map((one) => one(value, read));
    const deepest = found.every((mismatches) => mismatches.length > 0) ? findDeepest(found[0] ?? []) : undefined;
    if (deepest !== undefined) broken.push({ pointer, mismatch: deepest });
  };
  const visitSchema = (schema: Place): void => {
    const { value, pointer } = schema;
    if (!isObject(value)) return;
    for (const [name, one] of Object.entries(pick(value, ['example', 'default'])))
      if (one !== null) check(joinPointer(pointer, name), one, schema);
    toList(value['examples']).forEach((one, index) => check(joinPointer(joinPointer(pointer, 'examples'), index), one, schema));
    mapSubschemas(value, (one, path) => {
      visitSchema(path.reduce<Place>((place, key) => places.child(place, key), schema));
      return one;
    });
  };
  const visit = (place: Place, key: string): void => {
    const { value } = place;
    if (Array.isArray(value)) value.forEach((_, index) => visit(places.child(place, index), key));
    if (!isObject(value)) return;
    const schema = places.child(place, 'schema');
    if (isObject(schema.value) && (!key.includes('/') || isJsonType(key)))
      for (const { pointer, example } of listExamples(place)) check(pointer, example, schema);
    for (const name of Object.keys(value).filter((one) => !SKIPPED.has(one) && !one.startsWith('x-'))) {
      const child = places.child(place, name);
      if (name === 'schema' || name === 'itemSchema') visitSchema(child);
      else if (name === 'schemas' || name === 'definitions')
        for (const one of Object.keys(toObject(child.value))) visitSchema(places.child(child, one));
      else visit(child, name);
    }
  };
  try {
    visit(places.open(source), '');
  } catch (error) {
    // What was found until then is told.
    if (!(error instanceof EffortSpentError)) throw error;
  }
  return broken;
}

/** What all checks of a file may cost: a few seconds, which no file written by hand comes near. */
const EFFORT = 3_000_000;

/** Of what says itself what is wrong; a schema that leads nowhere is told of all the same. */
function findDeepest(mismatches: readonly Mismatch[]): Mismatch | undefined {
  const innermost = listInnermost(mismatches);
  return (innermost.length > 0 ? innermost : mismatches).toSorted((one, other) => other.pointer.length - one.pointer.length)[0];
}

/** They hold values, not parts of the description. */
const SKIPPED = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** The examples of a body or a parameter: the single one, and named ones by their values. */
function listExamples({ value, pointer }: Place): { pointer: string; example: Json }[] {
  const single = findOwn(value, 'example');
  const named = Object.entries(toObject(findOwn(value, 'examples'))).flatMap(([name, one]) =>
    Object.entries(pick(toObject(one), ['value', 'dataValue'])).map(([key, example]) => ({
      pointer: [`examples`, name, key].reduce(joinPointer, pointer),
      example,
    })),
  );
  return [...(single === undefined ? [] : [{ pointer: joinPointer(pointer, 'example'), example: single }]), ...named];
}

function pick(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));
}
