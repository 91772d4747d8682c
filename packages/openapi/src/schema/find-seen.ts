import type { Schema, SchemaTable } from '../model/schema.ts';
import { flattenSchema } from './flatten-schema.ts';
import type { FlatSchema } from './flatten-schema.ts';
import { listFields } from './list-fields.ts';
import { listOptions } from './list-options.ts';

/**
 * Finds where a schema is shown already: what `seen` holds for its reference, or for that of the one thing that it is a list, a map or the
 * only alternative of.
 */
export function findSeen(
  schema: Schema,
  table: SchemaTable,
  seen: Readonly<Record<string, string>>,
  way: ReadonlySet<string> = new Set(),
): string | undefined {
  const flat = flattenSchema(schema, table);
  const own = findSeenReference(flat, seen);
  if (own !== undefined) return own;
  if (flat.schema === false || flat.refs.some((ref) => way.has(ref))) return undefined;
  const fields = listFields(flat.schema, table, 'response');
  // Alternatives are looked into where they can matter: a page asks this of each row.
  if (fields.length > 1) return undefined;
  const parts = [
    ...fields.map((field) => ({ schema: field.schema, isOnly: field.kind === 'item' || field.kind === 'other' })),
    ...flat.choices.flatMap((choice) => listOptions(choice, table)).map((option) => ({ schema: option.schema, isOnly: true })),
  ];
  const [part] = parts;
  return part?.isOnly === true && parts.length === 1 ? findSeen(part.schema, table, seen, new Set([...way, ...flat.refs])) : undefined;
}

/** What `seen` holds for a schema's reference. One that is merged from others is new as long as one of them is: it adds to the rest. */
export function findSeenReference({ refs }: Pick<FlatSchema, 'refs'>, seen: Readonly<Record<string, string>>): string | undefined {
  const [first] = refs;
  return first !== undefined && refs.every((ref) => Object.hasOwn(seen, ref)) ? seen[first] : undefined;
}
