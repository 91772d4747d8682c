import * as v from 'valibot';
import type { Json } from '../json.ts';
import { childSchemas, keysOf } from './schema-tree.ts';
import type { AnySchema } from './schema-tree.ts';

/** The object that a value is meant for, by its first field that takes the value: "dark" -> `{ "default": "dark" }`. */
export function describeMeantObject(schemas: readonly AnySchema[], value: Json): string | undefined {
  if (value === null) return undefined;
  const fields = schemas.flatMap((schema) => keysOf(schema).flatMap((key) => childSchemas(schema, key).map((field) => ({ key, field }))));
  const key = fields.find(({ field }) => v.is(field, value))?.key;
  const text = JSON.stringify(value);
  return key === undefined || text.length > 80 ? undefined : `{ ${JSON.stringify(key)}: ${text} }`;
}
