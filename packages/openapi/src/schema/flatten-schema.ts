import { findEntry } from '@octavo/core/browser';
import type { Json, JsonObject } from '@octavo/core';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { isObject, toList, toObject } from '../value/json-value.ts';
import { mergeSchemas } from './merge-schemas.ts';
import { refName } from './ref-name.ts';

/** Schemas of which one (`oneOf`) or more (`anyOf`) must fit. */
export interface SchemaAlternatives {
  kind: 'oneOf' | 'anyOf';
  options: Schema[];
  /** The property that tells which one fits, and its values for references. */
  discriminator?: { property: string; mapping: JsonObject };
}

/** What must fit where another schema does (`if`, `then`, `else`). */
export interface Condition {
  when: Schema;
  required?: Schema;
  otherwise?: Schema;
}

/** A schema with its own reference followed and its `allOf` merged: one level, ready to be shown. */
export interface FlatSchema {
  /** No `$ref`, `allOf`, `oneOf`, `anyOf`, `if`; `false` where nothing fits, an empty object where anything does. */
  schema: JsonObject | false;
  /** The name of the schema that it refers to. */
  name?: string;
  /** All of them hold. */
  choices: SchemaAlternatives[];
  conditions: Condition[];
  /** Every reference that was followed, outermost first. */
  refs: string[];
  /** References that the table does not hold: they are to be fetched, or the file lacks them. */
  missing: string[];
  /** How many schemas it was merged from: what it costs to be made. */
  parts: number;
}

/**
 * Follows a schema's `$ref`s and merges its `allOf`, without going into properties, items or alternatives.
 *
 * Keywords beside a `$ref` count as in JSON Schema 2020-12 (8.2.3.1): they are added, and what they say in words wins. A circle of
 * references ends where it closes.
 */
export function flattenSchema(schema: Schema | undefined, table: SchemaTable): FlatSchema {
  const known = FLAT.get(table) ?? new WeakMap<object, FlatSchema>();
  const found = isObject(schema) && known.get(schema);
  // What the table lacked may have come since.
  if (found && !found.missing.some((name) => name in table)) return found;
  const flat: FlatSchema = { schema: {}, choices: [], conditions: [], refs: [], missing: [], parts: 0 };
  flat.schema = flatten(schema, table, flat);
  const ref = toObject(schema)['$ref'];
  if (typeof ref === 'string') flat.name = refName(ref);
  if (isObject(schema)) FLAT.set(table, known.set(schema, flat));
  return flat;
}

/** What the schemas of a table came to, by the very objects: the rows of a page ask for the same ones thousands of times. */
const FLAT = new WeakMap<SchemaTable, WeakMap<object, FlatSchema>>();

/** What stands where a schema is expected; anything else fits any value. */
export function toSchema(value: unknown): Schema {
  return typeof value === 'boolean' || isObject(value) ? value : true;
}

/** The most schemas that one is merged from, by reference: each of a thousand that refer to the next is merged with those after it. */
export const MOST_REFERENCES = 100;

/** What a reference stands for is merged once, however many parts lead to it: circles end, and so does what doubles with every step. */
function flatten(part: Schema | undefined, table: SchemaTable, flat: FlatSchema): JsonObject | false {
  flat.parts += 1;
  if (!isObject(part)) return part !== false && {};
  const { $ref, allOf, oneOf, anyOf, if: test, then, else: otherwise, ...own } = part;
  const parts: (JsonObject | false)[] = [];
  if (typeof $ref === 'string' && flat.refs.length < MOST_REFERENCES && !flat.refs.includes($ref)) {
    flat.refs.push($ref);
    const target = findEntry(table, $ref);
    if (target === undefined) flat.missing.push($ref);
    else parts.push(flatten(target, table, flat));
  }
  for (const one of toList(allOf)) parts.push(flatten(toSchema(one), table, flat));
  for (const [kind, options] of [
    ['oneOf', oneOf],
    ['anyOf', anyOf],
  ] as const) {
    const list = toList(options);
    if (list.length > 0) flat.choices.push(createChoice(kind, list.map(toSchema), own['discriminator']));
  }
  if (test !== undefined && (then !== undefined || otherwise !== undefined)) {
    flat.conditions.push({
      when: toSchema(test),
      ...(then !== undefined && { required: toSchema(then) }),
      ...(otherwise !== undefined && { otherwise: toSchema(otherwise) }),
    });
  }
  return mergeAll([...parts, own]);
}

/** Merges neighbours first: what many parts have together is copied a few times, not once for each of them. */
function mergeAll(parts: readonly (JsonObject | false)[]): JsonObject | false {
  const [first = {}, second = {}] = parts;
  if (parts.length <= 2) return first && second && mergeSchemas(first, second);
  const middle = Math.ceil(parts.length / 2);
  return mergeAll([mergeAll(parts.slice(0, middle)), mergeAll(parts.slice(middle))]);
}

function createChoice(kind: SchemaAlternatives['kind'], options: Schema[], discriminator: Json | undefined): SchemaAlternatives {
  const { propertyName: property, mapping: written } = toObject(discriminator);
  if (typeof property !== 'string') return { kind, options };
  return { kind, options, discriminator: { property, mapping: toObject(written) } };
}
