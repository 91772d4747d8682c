import type * as v from 'valibot';
import type { ConfigPath } from './config-path.ts';

/** Any schema, of which only the structure is looked at. */
export type AnySchema = v.GenericSchema;

/** What a schema of valibot may hold, depending on its `type`. */
interface SchemaParts {
  entries?: { [key: string]: AnySchema };
  item?: AnySchema;
  options?: AnySchema[];
  wrapped?: AnySchema;
  rest?: AnySchema;
  /** Of a record. */
  value?: AnySchema;
  getter?: (input: unknown) => AnySchema;
  pipe?: { kind: string; description?: string }[];
}

/** The alternatives that a schema stands for: through optional fields, unions and lazy schemas. */
export function expandSchema(schema: AnySchema): AnySchema[] {
  const { wrapped, options, getter } = partsOf(schema);
  if (schema.type === 'exact_optional' && wrapped !== undefined) return expandSchema(wrapped);
  if (schema.type === 'union' && options !== undefined) return options.flatMap((option) => expandSchema(option));
  if (schema.type === 'lazy' && getter !== undefined) return expandSchema(getter(undefined));
  return [schema];
}

/** True for a schema of objects. */
export function takesObject(schema: AnySchema): boolean {
  return partsOf(schema).entries !== undefined || schema.type === 'record';
}

/** The keys that a schema of objects names. */
export function keysOf(schema: AnySchema): string[] {
  return Object.keys(partsOf(schema).entries ?? {});
}

/** True for a schema of objects that takes any other key as well. */
export function takesAnyKey(schema: AnySchema): boolean {
  return schema.type === 'record' || schema.type === 'object_with_rest';
}

/** The schemas of what stands at a key or an index. */
export function childSchemas(schema: AnySchema, step: string | number): AnySchema[] {
  const { entries, item, rest, value } = partsOf(schema);
  const child = typeof step === 'number' ? item : ((entries && Object.hasOwn(entries, step) ? entries[step] : undefined) ?? rest ?? value);
  return child === undefined ? [] : [child];
}

/** The description of the field at a path. */
export function findDescription(root: AnySchema, path: ConfigPath): string | undefined {
  return follow(root, path).flatMap((schema) => descriptionsOf(schema))[0];
}

/** The alternatives of what stands at a path. */
export function findSchemas(root: AnySchema, path: ConfigPath): AnySchema[] {
  return follow(root, path).flatMap((schema) => expandSchema(schema));
}

function follow(root: AnySchema, path: ConfigPath): AnySchema[] {
  let schemas = [root];
  for (const step of path) schemas = schemas.flatMap((schema) => expandSchema(schema)).flatMap((schema) => childSchemas(schema, step));
  return schemas;
}

function descriptionsOf(schema: AnySchema): string[] {
  const { pipe = [], wrapped } = partsOf(schema);
  const own = pipe.flatMap((item) => (item.description === undefined ? [] : [item.description]));
  return own.length > 0 || wrapped === undefined ? own : descriptionsOf(wrapped);
}

/** The one place that looks inside a schema; valibot documents these properties on each kind of schema. */
function partsOf(schema: AnySchema): SchemaParts {
  return schema as SchemaParts;
}
