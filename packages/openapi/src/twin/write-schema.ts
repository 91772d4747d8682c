import type { TwinOptions } from './twin-options.ts';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { describeType } from '../schema/describe-type.ts';
import { sayEnglish } from '../value/say.ts';
import { writeCode } from './write-code.ts';
import { createTwinRoom, writeDescription, writeFields } from './write-fields.ts';

/** Writes what the page of a schema shows as Markdown: its type, description and fields; `table` holds what it refers to. */
export function writeSchema(schema: Schema, table: SchemaTable, { text = '', say = sayEnglish }: TwinOptions = {}): string {
  const parts = [
    writeCode(describeType(schema, table, say)),
    writeDescription(schema, { table, direction: 'response', say }),
    text.trim(),
    writeFields(schema, { table, direction: 'response', say, seen: new Set(), room: createTwinRoom() }).join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
