import { toJsonSchema } from '@valibot/to-json-schema';
import { classicSchema } from '../src/config/schema/classic.ts';
import { groupSchema } from '../src/config/schema/navigation.ts';

/** The text of `schema.json`: what editors know of `docs.json`. Keys that no field has are marked there, as `octavo check` does. */
export function createJsonSchema(): string {
  const schema = toJsonSchema(classicSchema, {
    typeMode: 'input',
    definitions: { group: groupSchema },
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const isClosed = valibotSchema.type === 'object' || valibotSchema.type === 'loose_object';
      return isClosed ? { ...jsonSchema, additionalProperties: false } : undefined;
    },
  });
  return `${JSON.stringify({ ...schema, title: 'docs.json' }, null, 2)}\n`;
}
