import type { Json, JsonObject } from '@octavo/core';
import type { GraphqlDefinition } from '../model/graphql.ts';
import { setOwn } from '../value/set-own.ts';
import { DEEPEST } from './input-schema.ts';
import { createScalarSchema, isBuiltIn } from './scalar-schema.ts';

/** The JSON Schema of an answer: a reader may change what is asked for, so no field has to be there. */
export function createAnswerSchema(name: string, field: JsonObject): JsonObject {
  const properties: JsonObject = {};
  setOwn(properties, name, field);
  return { type: 'object', properties: { data: orNull({ type: 'object', properties }) } };
}

/** A value that comes back for a field, with its JSON Schema. */
export interface FieldResult {
  value: Json;
  schema: JsonObject;
}

/** The result of a field of a type (`[Route!]!`) by that of the type it names; what is not said to be there may be null. */
export function createFieldResult(type: string, named: FieldResult, depth = 0): FieldResult {
  if (!type.endsWith('!')) {
    const { value, schema } = createFieldResult(`${type}!`, named, depth);
    return { value, schema: orNull(schema) };
  }
  if (!type.startsWith('[')) return named;
  if (depth === DEEPEST) return { value: [], schema: { type: 'array' } };
  const item = createFieldResult(type.slice(1, -2), named, depth + 1);
  return { value: [item.value], schema: { type: 'array', items: item.schema } };
}

/** The JSON Schema of an enum or a scalar: what a scalar of the schema's own is in JSON no schema says. */
export function createPlainSchema(name: string, type: GraphqlDefinition | undefined): JsonObject {
  if (isBuiltIn(name)) return createScalarSchema(name);
  return type?.kind === 'enum' ? { $ref: `#/components/schemas/${name}` } : {};
}

function orNull(schema: JsonObject): JsonObject {
  const { type, $ref } = schema;
  if ($ref !== undefined) return { anyOf: [schema, { type: 'null' }] };
  return typeof type === 'string' ? { ...schema, type: [type, 'null'] } : schema;
}
