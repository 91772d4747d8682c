import type { Schema, SchemaTable } from '../model/schema.ts';
import { setOwn } from '../value/set-own.ts';
import { flattenSchema } from '../schema/flatten-schema.ts';
import type { FlatSchema } from '../schema/flatten-schema.ts';

/** All schemas of an API, each read when something first leads to it. */
export interface SchemaSource {
  find(name: string): Schema | undefined;
  /** A schema followed and merged, whatever it refers to. */
  flatten(schema: Schema): FlatSchema;
}

/** Makes the source of what `read` finds by name. */
export function createSchemaSource(read: (name: string) => Schema | undefined): SchemaSource {
  const table: SchemaTable = {};
  const find = (name: string): Schema | undefined => {
    if (!Object.hasOwn(table, name)) {
      const found = read(name);
      if (found !== undefined) setOwn(table, name, found);
    }
    return Object.hasOwn(table, name) ? table[name] : undefined;
  };
  return {
    find,
    flatten(schema) {
      for (;;) {
        const flat = flattenSchema(schema, table);
        const found = flat.missing.filter((name) => find(name) !== undefined);
        if (found.length === 0) return flat;
      }
    },
  };
}
