import { dereference, validate } from '@cfworker/json-schema';
import type { OutputUnit, Schema as PlainSchema } from '@cfworker/json-schema';
import type { Json, JsonObject } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import type { Direction } from '../schema/list-fields.ts';
import { isObject } from '../value/json-value.ts';
import { spend } from './schema-source.ts';
import type { SchemaSource } from './schema-source.ts';
import { toCheckable } from './to-checkable.ts';

/** Where a value breaks its schema: a pointer into the value (`/tags/0`), and what is wrong there. */
export interface Mismatch {
  pointer: string;
  keyword: string;
  message: string;
}

/** Says where a value does not fit a schema (JSON Schema 2020-12, formats included); empty where it does. */
export type CheckValue = (value: Json, schema: Schema) => Mismatch[];

/** What a reference costs that is followed: what it leads to is looked at as a whole. */
const FOLLOWED = 5;

/** Every schema gets an address of this host, which nobody asks. */
const BASE = 'https://schemas.invalid/';

/**
 * Makes the check of an API's values that go one way. A schema is prepared once, when something first leads to it. What it looks at is taken
 * from the effort of the source, which throws where that is spent.
 */
export function createValueChecker(source: SchemaSource, direction: Direction): CheckValue {
  const addresses = new Map<string, string>();
  const waiting: string[] = [];
  const lookup: Record<string, PlainSchema | boolean> = {};
  const known = new WeakMap<object, PlainSchema>();
  // The validator looks here for each reference that it follows.
  const counted = new Proxy(lookup, {
    get(target, name) {
      spend(source.effort, FOLLOWED);
      return Reflect.get(target, name);
    },
  });

  const addressOf = (name: string): string => {
    const address = addresses.get(name) ?? `${BASE}${addresses.size}`;
    if (!addresses.has(name)) waiting.push(name);
    addresses.set(name, address);
    return address;
  };
  /** Prepares what has been named and not been read yet; what an effort has interrupted goes on with the next. */
  const readWaiting = (): void => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      try {
        const found = source.find(name);
        const target = isObject(found) ? (toCheckable(found, { source, direction, addressOf }) as PlainSchema) : found !== false;
        dereference(target, lookup, new URL(addressOf(name)));
      } catch (error) {
        waiting.push(name);
        throw error;
      }
    }
  };
  const prepare = (schema: JsonObject, address: string): PlainSchema => {
    // The validator's type names the keywords that this object has.
    const plain = toCheckable(schema, { source, direction, addressOf }) as PlainSchema;
    dereference(plain, lookup, new URL(address));
    return plain;
  };

  return (value, schema) => {
    if (!isObject(schema)) return schema ? [] : [{ pointer: '', keyword: 'false', message: 'No value is allowed here.' }];
    const plain = known.get(schema) ?? prepare(schema, `${BASE}own/${Object.keys(lookup).length}`);
    known.set(schema, plain);
    readWaiting();
    return findErrors(value, plain, counted).map(toMismatch);
  };
}

/** A schema that is its own alternative is gone into without end: nothing is known to fit it. */
function findErrors(value: Json, schema: PlainSchema, lookup: Record<string, PlainSchema | boolean>): OutputUnit[] {
  try {
    return validate(value, schema, '2020-12', lookup).errors;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{ instanceLocation: '#', keyword: '$ref', keywordLocation: '#', error: 'The schema leads back to itself.' }];
  }
}

function toMismatch({ instanceLocation, keyword, error }: OutputUnit): Mismatch {
  return { pointer: instanceLocation.replace(/^#/, ''), keyword, message: error };
}
