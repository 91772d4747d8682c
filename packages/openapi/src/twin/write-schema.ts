import type { Schema, SchemaTable } from '../model/schema.ts';
import { describeType } from '../schema/describe-type.ts';
import { createTwinRoom, writeDescription, writeFields } from './write-fields.ts';

/** Writes what the page of a schema shows as Markdown: its type, description and fields; `table` holds what it refers to. */
export function writeSchema(schema: Schema, table: SchemaTable, text = ''): string {
  const parts = [
    `Type: ${describeType(schema, table)}.`,
    writeDescription(schema, { table, direction: 'response' }),
    text.trim(),
    writeFields(schema, { table, direction: 'response', seen: new Set(), room: createTwinRoom() }).join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
