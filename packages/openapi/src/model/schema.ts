import type { JsonObject } from '@octavo/core';

/**
 * A schema as OpenAPI 3.1 and 3.2 write it (JSON Schema 2020-12), whatever the file's version was: `true`, `false` or an object.
 *
 * References are kept: a `$ref` names an entry of the `SchemaTable` that travels with the schema, never a place in a file. An unknown
 * `$ref` means any value.
 */
export type Schema = boolean | JsonObject;

/**
 * Schemas by their reference: `#/components/schemas/Route`, or `parts/route.yaml#/Route` for another file of the content root. Plain
 * JSON, so cycles are references, too. It may hold fewer schemas than are referred to: deeper ones are fetched when opened.
 */
export interface SchemaTable {
  [ref: string]: Schema;
}
