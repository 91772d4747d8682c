import type { JsonObject } from '@octavo/core';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { flattenSchema, toSchema } from './flatten-schema.ts';
import { isObject } from '../value/json-value.ts';

/** Which way a value goes: what is read-only is not sent, what is write-only does not come back. */
export type Direction = 'request' | 'response';

/** A part of a value that has a row of its own. */
export interface SchemaField {
  /** `property`: an object's; `pattern` and `other`: of a map; `item`: of a list; `position`: of a tuple. */
  kind: 'property' | 'pattern' | 'other' | 'item' | 'position';
  /** The property's name, the pattern, the position from 0; empty for the rest. */
  name: string;
  schema: Schema;
  required: boolean;
}

/** Lists the rows below a flat schema: an object's fields in the file's order, a list's items; those that go the other way are left out. */
export function listFields(schema: JsonObject, table: SchemaTable, direction: Direction): SchemaField[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties = members(schema['properties']).map(([name, value]): SchemaField => ({
    kind: 'property',
    name,
    schema: value,
    required: required.includes(name),
  }));
  const patterns = members(schema['patternProperties']).map(([name, value]): SchemaField => ({
    kind: 'pattern',
    name,
    schema: value,
    required: false,
  }));
  const positions = (Array.isArray(schema['prefixItems']) ? schema['prefixItems'] : []).map((value, index): SchemaField => ({
    kind: 'position',
    name: String(index),
    schema: toSchema(value),
    required: false,
  }));
  return [
    ...properties.filter((field) => !goesOtherWay(field.schema, table, direction)),
    ...patterns,
    ...single('other', schema['additionalProperties'] ?? schema['unevaluatedProperties']),
    ...positions,
    ...single('item', schema['items']),
  ];
}

/** `true` says no more than the lack of the keyword does; `false` has a word of its own in the row above. */
function single(kind: SchemaField['kind'], value: unknown): SchemaField[] {
  return isObject(value) ? [{ kind, name: '', schema: value, required: false }] : [];
}

function members(value: unknown): [string, Schema][] {
  return isObject(value) ? Object.entries(value).map(([name, one]) => [name, toSchema(one)]) : [];
}

function goesOtherWay(schema: Schema, table: SchemaTable, direction: Direction): boolean {
  const flat = flattenSchema(schema, table).schema;
  return flat !== false && flat[direction === 'request' ? 'readOnly' : 'writeOnly'] === true;
}
