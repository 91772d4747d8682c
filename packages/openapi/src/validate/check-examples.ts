import type { Json, JsonObject } from '@octavo/core';
import { PATTERNS } from '../patterns/create-pattern.ts';
import { createValueChecker } from '../examples/create-value-checker.ts';
import type { Mismatch } from '../examples/create-value-checker.ts';
import { listInnermost } from '../examples/list-innermost.ts';
import { EffortSpentError, createSchemaSource } from '../examples/schema-source.ts';
import { createPlaces } from '../files/places.ts';
import { findVersion } from '../files/spec-version.ts';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import type { SpecFiles } from '../files/spec-files.ts';
import { createSchemaReader } from '../resolve/schema-reader.ts';
import { findOwn, isObject, toList, toObject } from '../value/json-value.ts';
import { isJsonType } from '../value/media-type-kind.ts';
import { mapSubschemas } from '../schema/map-subschemas.ts';

/** An example, or a default, that breaks the schema beside it: where it is written, and where in it what is wrong. */
export interface BrokenExample {
  /** The file that holds it. */
  source: string;
  pointer: string;
  mismatch: Mismatch;
}

/**
 * Checks the examples and defaults of a file against their schemas: those of bodies of JSON and of forms, of parameters and headers, and those within
 * schemas, in this file and in what it refers to. One is told where it fits neither as it is sent nor as it comes back. What cannot be read
 * is taken to allow anything.
 */
export function checkExamples(source: string, files: SpecFiles): BrokenExample[] {
  const places = createPlaces(source, { files, hosts: new Set() });
  const schemas = createSchemaReader(places);
  const all = createSchemaSource((name) => schemas.find(name), { left: EFFORT });
  const checks = [createValueChecker(all, 'response', PATTERNS), createValueChecker(all, 'request', PATTERNS)];
  const find = createValueChecker(all, 'response', { ...PATTERNS, findsAll: true });
  const broken: BrokenExample[] = [];

  const isSwagger = findVersion(places.open(source).value) === '2.0';

  const seen = new Set<string>();
  /** What a reference leads to in another file; each once. All of its own file is visited anyway. */
  const findElsewhere = (place: Place): Place | undefined => {
    const ref = findOwn(place.value, '$ref');
    if (typeof ref !== 'string' || (place.source === source && ref.startsWith('#'))) return undefined;
    const target = places.follow(place);
    const name = places.toName(target);
    if (target.source === source || seen.has(name)) return undefined;
    seen.add(name);
    return target;
  };
  const check = ({ source: file, pointer }: Place, value: Json, schema: Place): void => {
    const read = schemas.read(schema);
    const isBroken = checks.every((one) => one(value, read).length > 0);
    const deepest = isBroken ? findDeepest(find(value, read)) : undefined;
    if (deepest !== undefined) broken.push({ source: file, pointer, mismatch: deepest });
  };
  const visitSchema = (schema: Place): void => {
    const { value } = schema;
    if (!isObject(value)) return;
    for (const [name, one] of Object.entries(pick(value, ['example', 'default'])))
      if (one !== null) check(places.child(schema, name), one, schema);
    const examples = places.child(schema, 'examples');
    toList(examples.value).forEach((one, index) => check(places.child(examples, index), one, schema));
    const elsewhere = findElsewhere(schema);
    if (elsewhere !== undefined) visitSchema(elsewhere);
    mapSubschemas(value, (one, path) => {
      visitSchema(path.reduce<Place>((place, key) => places.child(place, key), schema));
      return one;
    });
  };
  const visit = (place: Place, key: string): void => {
    const { value } = place;
    if (Array.isArray(value)) value.forEach((_, index) => visit(places.child(place, index), ''));
    if (!isObject(value)) return;
    const elsewhere = findElsewhere(place);
    if (elsewhere !== undefined) visit(elsewhere, key);
    const schema = places.child(place, 'schema');
    if (isObject(schema.value) && (!key.includes('/') || isJsonType(key) || FORM.test(key)))
      for (const example of isSwagger ? listSwaggerExamples(place, places) : listExamples(place, places))
        if (!FORM.test(key) || !isSerialized(example)) check(example, example.value ?? null, schema);
    for (const name of Object.keys(value).filter((one) => MAPS.has(key) || (!SKIPPED.has(one) && !one.startsWith('x-')))) {
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
  return (innermost.length > 0 ? innermost : mismatches).toSorted((one, other) => depthOf(other) - depthOf(one))[0];
}

function depthOf({ pointer }: Mismatch): number {
  return pointer.split('/').length;
}

/** Bodies whose examples are objects of fields. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Before `dataValue` (3.2) an example of a form may be the text that is sent. */
function isSerialized({ value, pointer }: Place): boolean {
  return typeof value === 'string' && !pointer.endsWith('/dataValue');
}

/** The names of what they hold are an author's own, or statuses: `default`, `x-rate-limit`. */
const MAPS = new Set(['responses', 'headers', 'parameters', 'requestBodies', 'content']);

/** They hold values, not parts of the description. */
const SKIPPED = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** The examples of a body or a parameter: the single one, and named ones by their values. */
function listExamples(owner: Place, places: Places): Place[] {
  const named = places.part(owner, 'examples');
  const values = Object.keys(toObject(named.value)).flatMap((name) => {
    const example = places.part(named, name);
    return ['value', 'dataValue'].map((key) => places.child(example, key));
  });
  return [places.child(owner, 'example'), ...values].filter(({ value }) => value !== undefined);
}

/** In 2.0, a response has an example for each media type. */
function listSwaggerExamples(response: Place, places: Places): Place[] {
  const byType = places.part(response, 'examples');
  const types = Object.keys(toObject(byType.value)).filter(isJsonType);
  return types.map((type) => places.child(byType, type));
}

function pick(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));
}
