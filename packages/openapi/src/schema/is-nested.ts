import type { Schema, SchemaTable } from '../model/schema.ts';
import { flattenSchema } from './flatten-schema.ts';
import { listFields } from './list-fields.ts';
import type { Direction } from './list-fields.ts';
import { listOptions } from './list-options.ts';
import { listRules } from './list-rules.ts';

const MAX_DEPTH = 4;

/** True when a schema has something to show below its own row: fields, alternatives, rules, or a part that has still to be fetched. */
export function isNested(schema: Schema, table: SchemaTable, direction: Direction, depth = 0): boolean {
  const flat = flattenSchema(schema, table);
  if (flat.schema === false || depth > MAX_DEPTH) return false;
  if (flat.missing.length > 0 || listRules(flat).length > 0) return true;
  const options = flat.choices.flatMap((choice) => listOptions(choice, table));
  if (options.some((option) => isNested(option.schema, table, direction, depth + 1))) return true;
  const fields = listFields(flat.schema, table, direction);
  const [only] = fields;
  // A list is as deep as its items are.
  return fields.length === 1 && only?.kind === 'item' ? isNested(only.schema, table, direction, depth + 1) : fields.length > 0;
}
