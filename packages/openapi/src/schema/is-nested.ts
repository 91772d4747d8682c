import type { Schema, SchemaTable } from '../model/schema.ts';
import { flattenSchema } from './flatten-schema.ts';
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
  if (isList ? isNested(only.schema, table, direction, seen) : fields.length > 0) return true;
  const options = flat.choices.flatMap((choice) => listOptions(choice, table));
  return options.some((option) => isNested(option.schema, table, direction, seen));
}
