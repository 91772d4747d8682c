import type { Schema, SchemaTable } from '../model/schema.ts';
import { flattenSchema } from './flatten-schema.ts';
import { listFields } from './list-fields.ts';
import { listOptions } from './list-options.ts';

const MAX_DEPTH = 4;

/**
 * Finds where a schema is shown already: what `seen` holds for its reference, or for that of the one thing that it is a list, a map or the
 * only alternative of. One that is merged from others is shown as long as one of them is not: it may add to those that are.
 */
export function findSeen(schema: Schema, table: SchemaTable, seen: Readonly<Record<string, string>>, depth = 0): string | undefined {
  const flat = flattenSchema(schema, table);
  const [own] = flat.refs;
  if (own !== undefined && flat.refs.every((ref) => Object.hasOwn(seen, ref))) return seen[own];
  if (flat.schema === false || depth > MAX_DEPTH) return undefined;
  const parts = [
    ...listFields(flat.schema, table, 'response').map((field) => ({
      schema: field.schema,
      isOnly: field.kind === 'item' || field.kind === 'other',
    })),
    ...flat.choices.flatMap((choice) => listOptions(choice, table)).map((option) => ({ schema: option.schema, isOnly: true })),
  ];
  const [part] = parts;
  return part?.isOnly === true && parts.length === 1 ? findSeen(part.schema, table, seen, depth + 1) : undefined;
}
