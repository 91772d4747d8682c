import type { JsonObject } from '@octavo/core';
import type { GraphqlDefinition, GraphqlValue } from '../model/graphql.ts';
import { toTypeName } from '../model/graphql.ts';
import { createScalarSchema, isBuiltIn } from './scalar-schema.ts';
import { setOwn } from '../value/set-own.ts';

/** Lists within lists beyond which any value may stand. */
export const DEEPEST = 8;

/** The JSON Schemas of the types of a schema that variables may have: input types, enums and scalars, by name. */
export function createInputSchemas(definitions: readonly GraphqlDefinition[]): JsonObject {
  const schemas: JsonObject = {};
  for (const one of definitions) {
    const { kind, name, description, fields, values } = one;
    const own: JsonObject = description === undefined ? {} : { description };
    if (kind === 'input') setOwn(schemas, name, { ...own, ...createObjectSchema(fields) });
    if (kind === 'enum') setOwn(schemas, name, { ...own, type: 'string', enum: values.map((value) => value.name) });
    if (kind === 'scalar' && !isBuiltIn(name)) setOwn(schemas, name, { ...own, ...createScalarSchema(name) });
  }
  return schemas;
}

/** The JSON Schema of an object whose members are arguments or fields of an input type. */
export function createObjectSchema(members: readonly GraphqlValue[]): JsonObject {
  const properties: JsonObject = {};
  for (const { name, type, description, deprecated, default: value } of members) {
    const schema = createTypeSchema(type);
    setOwn(properties, name, {
      ...schema,
      ...(description !== undefined && { description }),
      ...(deprecated !== undefined && { deprecated: true }),
      ...(value !== undefined && isPlain(value) && { default: JSON.parse(value) }),
    });
  }
  const required = members.filter(isRequired).map(({ name }) => name);
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** Whether a request without it is refused. */
export function isRequired({ type, default: value }: Pick<GraphqlValue, 'type' | 'default'>): boolean {
  return type.endsWith('!') && value === undefined;
}

/** Numbers, texts and flags are written in GraphQL as in JSON. */
function isPlain(value: string): boolean {
  return /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|"(?:[^"\\\n]|\\["\\/bfnrt])*")$/.test(value);
}

function createTypeSchema(type: string, depth = 0): JsonObject {
  const inner = type.replace(/!$/, '');
  if (inner.startsWith('['))
    return depth === DEEPEST ? { type: 'array' } : { type: 'array', items: createTypeSchema(inner.slice(1, -1), depth + 1) };
  const name = toTypeName(inner);
  return isBuiltIn(name) ? createScalarSchema(name) : { $ref: `#/components/schemas/${name}` };
}
