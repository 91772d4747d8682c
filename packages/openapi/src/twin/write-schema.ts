import type { Schema, SchemaTable } from '../model/schema.ts';
import { describeType } from '../schema/describe-type.ts';
import { flattenSchema } from '../schema/flatten-schema.ts';
import { withText, writeFields } from './write-fields.ts';

/** Writes what the page of a schema shows as Markdown: its type, description and fields; `table` holds what it refers to. */
export function writeSchema(schema: Schema, table: SchemaTable, text = ''): string {
  const flat = flattenSchema(schema, table).schema;
  const own = flat === false ? {} : flat;
  const { description } = own;
  const facts = withText('', own).replace(/^: /, '');
  const parts = [
    `Type: ${describeType(schema, table)}.`,
    typeof description === 'string' ? description.trim() : '',
    facts,
    text.trim(),
    writeFields(schema, { table, direction: 'response', seen: new Set() }).join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
