import type { Schema, SchemaTable } from '../model/schema.ts';
import { isObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import type { FileDiagnostic } from '../files/file-problems.ts';
import type { Places } from '../files/places.ts';
import { MOST_REFERENCES } from '../schema/flatten-schema.ts';
import { listReferences } from '../schema/list-references.ts';
import type { References } from '../schema/list-references.ts';
import { createMeasure } from '../value/create-measure.ts';
import { refName } from '../schema/ref-name.ts';
import { readSchema } from './read-schema.ts';
import type { ReadSchema } from './read-schema.ts';
import { setOwn } from '../value/set-own.ts';

/** The largest schema that is read as one piece, in characters of JSON. */
const PIECE = 24_000;

/** Reads the schemas of one API, each once. */
export interface SchemaReader {
  /** The schema at a place. */
  read(place: Place): Schema;
  /** The schema that a name stands for; undefined when there is none. */
  find(name: string): Schema | undefined;
  /** The names that the schema of a name refers to. */
  references(name: string): string[];
  /** The schemas that `schemas` refer to, with what these are merged from, `levels` deep, as far as `budget` characters reach; the nearest first. */
  collect(schemas: Schema[], options: { levels: number; budget: number }): SchemaTable;
}

/** Makes the reader of an API's schemas. */
export function createSchemaReader(places: Places): SchemaReader {
  const known = new Map<string, (ReadSchema & { refs: References }) | undefined>();
  // A parameter of a path stands in each of its operations.
  const read = new WeakMap<object, Schema>();
  const options = { limit: PIECE, measure: createMeasure() };

  const open = (name: string): (ReadSchema & { refs: References }) | undefined => {
    if (known.has(name)) return known.get(name);
    const place = places.find(name);
    const found = place && readSchema(place, places, options);
    const entry = found && { ...found, refs: listReferences(found.schema) };
    known.set(name, entry);
    return entry;
  };

  // Those of one circle are all alike: one of them is named.
  let isTold = false;
  const isMergedFromMany = (refs: References): boolean => {
    const merged = new Set(refs.merged);
    for (const name of merged) {
      if (merged.size > MOST_REFERENCES) return true;
      for (const next of open(name)?.refs.merged ?? []) merged.add(next);
    }
    return false;
  };

  return {
    read(place) {
      const { value } = place;
      const schema = (isObject(value) ? read.get(value) : undefined) ?? readSchema(place, places, options).schema;
      if (isObject(value)) read.set(value, schema);
      return schema;
    },
    find: (name) => open(name)?.schema,
    references: (name) => listAll(open(name)?.refs),
    collect(schemas, { levels, budget }) {
      const table: SchemaTable = {};
      let left = budget;
      let names = new Set(schemas.flatMap((schema) => listReferences(schema).named));
      for (let level = 0; level < levels; level += 1) {
        const next = new Set<string>();
        for (const name of names) {
          const entry = Object.hasOwn(table, name) ? undefined : open(name);
          if (entry === undefined || entry.size > left) continue;
          left -= entry.size;
          setOwn(table, name, entry.schema);
          if (!isTold && isMergedFromMany(entry.refs)) {
            isTold = true;
            places.warn(tooManyParts(name, places.find(name)?.source ?? places.root), refName(name));
          }
          for (const ref of entry.refs.merged) names.add(ref);
          for (const ref of entry.refs.named) next.add(ref);
        }
        names = next;
      }
      return table;
    },
  };
}

function listAll(refs: References | undefined): string[] {
  return refs === undefined ? [] : [...refs.named, ...refs.parts];
}

function tooManyParts(name: string, file: string): FileDiagnostic {
  return {
    code: 'openapi/shortened',
    severity: 'info',
    message: `\`${refName(name)}\` is merged from more than ${MOST_REFERENCES} schemas; only the first ${MOST_REFERENCES} are shown.`,
    file,
  };
}
