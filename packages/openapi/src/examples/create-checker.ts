import { dereference, validate } from '@cfworker/json-schema';
import type { OutputUnit, Schema as PlainSchema } from '@cfworker/json-schema';
import type { Json, JsonObject } from '../value/json.ts';
import type { Schema } from '../model/schema.ts';
import type { Direction } from '../schema/list-fields.ts';
import { isObject } from '../value/json-value.ts';
import type { SchemaSource } from './schema-source.ts';
import { toCheckable } from './to-checkable.ts';

/** Where a value breaks its schema: a pointer into the value (`/tags/0`), and what is wrong there. */
export interface Mismatch {
  pointer: string;
  keyword: string;
  message: string;
}

/** Says where a value does not fit a schema (JSON Schema 2020-12, formats included); empty where it does. */
export type Check = (value: Json, schema: Schema) => Mismatch[];

/** Every schema gets an address of this host, which nobody asks. */
const BASE = 'https://schemas.invalid/';

/** Makes the check of an API's values that go one way. A schema is prepared once, when something first leads to it. */
export function createChecker(source: SchemaSource, direction: Direction): Check {
  const addresses = new Map<string, string>();
  const waiting: string[] = [];
  const lookup: Record<string, PlainSchema | boolean> = {};
  const known = new WeakMap<object, PlainSchema>();

  const addressOf = (name: string): string => {
    const address = addresses.get(name) ?? `${BASE}${addresses.size}`;
    if (!addresses.has(name)) waiting.push(name);
    addresses.set(name, address);
    return address;
  };
  const prepare = (schema: JsonObject, address: string): PlainSchema => {
    // The validator's type names the keywords that this object has.
    const plain = toCheckable(schema, { source, direction, addressOf }) as PlainSchema;
    dereference(plain, lookup, new URL(address));
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const found = source.find(name);
      const target = isObject(found) ? (toCheckable(found, { source, direction, addressOf }) as PlainSchema) : found !== false;
      dereference(target, lookup, new URL(addressOf(name)));
    }
    return plain;
  };

  return (value, schema) => {
    if (!isObject(schema)) return schema ? [] : [{ pointer: '', keyword: 'false', message: 'No value is allowed here.' }];
    const plain = known.get(schema) ?? prepare(schema, `${BASE}own/${Object.keys(lookup).length}`);
    known.set(schema, plain);
    return findErrors(value, plain, lookup).map(toMismatch);
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
