import type { Schema, SchemaTable } from '../model/schema.ts';
import { isObject } from '../value/json-value.ts';
import { flattenSchema } from './flatten-schema.ts';
import type { FlatSchema } from './flatten-schema.ts';
import { listFields } from './list-fields.ts';
import type { Direction } from './list-fields.ts';
import { listOptions } from './list-options.ts';
import { listRules } from './list-rules.ts';

/** True when a schema has something to show below its own row: fields, alternatives, rules, or a part that has still to be fetched. */
export function isNested(schema: Schema, table: SchemaTable, direction: Direction, seen: Set<string> = new Set()): boolean {
  const flat = flattenSchema(schema, table);
  const [ref] = flat.refs;
  // What was looked into before had nothing, or is being looked into now.
  if (flat.schema === false || (ref !== undefined && seen.has(ref))) return false;
  if (ref !== undefined) seen.add(ref);
  if (flat.missing.length > 0 || listRules(flat).length > 0) return true;
  const fields = listFields(flat.schema, table, direction);
  const [only] = fields;
  // A list is as deep as its items are.
  const isList = fields.length === 1 && only?.kind === 'item';
  if (isList ? isNested(only.schema, table, direction, seen) : fields.length > 0 && !isPlainMap(flat, table)) return true;
  const options = flat.choices.flatMap((choice) => listOptions(choice, table));
  return options.some((option) => isNested(option.schema, table, direction, seen));
}

/** A map whose type says it all: `map of string`. One that has a name is called by it instead. */
function isPlainMap({ name, schema }: FlatSchema, table: SchemaTable): boolean {
  if (name !== undefined || schema === false) return false;
  const { title, properties, patternProperties, prefixItems, items, additionalProperties: values } = schema;
  if (!isObject(values) || [title, properties, patternProperties, prefixItems, items].some((one) => one !== undefined)) return false;
  const { schema: own, choices, missing } = flattenSchema(values, table);
  return own !== false && choices.length + missing.length === 0 && Object.keys(own).every((keyword) => SAID.has(keyword));
}

/** What a type says of a plain value. */
const SAID = new Set(['type', 'format']);
