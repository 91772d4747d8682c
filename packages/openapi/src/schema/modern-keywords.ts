import type { Json, JsonObject } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import { isObject } from '../value/json-value.ts';

/**
 * Writes the keywords of OpenAPI 2.0 and 3.0 in one schema as 3.1 writes them. A schema of 3.1 has none of them and stays as it is.
 *
 * `{ type: 'string', nullable: true }` -> `{ type: ['string', 'null'] }`
 */
export function toModernKeywords(schema: JsonObject): JsonObject {
  if (!OLD.some((keyword) => keyword in schema) && schema['type'] !== 'file') return schema;
  const { nullable, 'x-nullable': oldNullable, ...rest } = schema;
  const plain = toModernType(toModernExample(toModernLimits(rest)));
  return nullable === true || oldNullable === true ? withNull(plain) : plain;
}

/** Whether an alternative is `{ nullable: true }`: generators for 3.0, which has no `null`, write it for that, though it allows everything. */
export function isOldNull(schema: Schema, [keyword]: readonly string[]): boolean {
  if (keyword !== 'anyOf' && keyword !== 'oneOf') return false;
  return isObject(schema) && schema['nullable'] === true && Object.keys(schema).length === 1;
}

/** Keywords that 3.1 lacks, or that it writes in another way too. */
const OLD = ['nullable', 'x-nullable', 'exclusiveMinimum', 'exclusiveMaximum', 'example', 'discriminator'];

function toModernLimits(schema: JsonObject): JsonObject {
  const { exclusiveMinimum: low, exclusiveMaximum: high } = schema;
  if (typeof low !== 'boolean' && typeof high !== 'boolean') return schema;
  const result = { ...schema };
  if (typeof low === 'boolean') delete result['exclusiveMinimum'];
  if (typeof high === 'boolean') delete result['exclusiveMaximum'];
  if (low === true && typeof result['minimum'] === 'number') {
    result['exclusiveMinimum'] = result['minimum'];
    delete result['minimum'];
  }
  if (high === true && typeof result['maximum'] === 'number') {
    result['exclusiveMaximum'] = result['maximum'];
    delete result['maximum'];
  }
  return result;
}

function toModernExample({ example, ...rest }: JsonObject): JsonObject {
  if (example === undefined) return rest;
  return Array.isArray(rest['examples']) ? rest : { ...rest, examples: [example] };
}

function toModernType(schema: JsonObject): JsonObject {
  const { type, discriminator } = schema;
  return {
    ...schema,
    ...(type === 'file' && { type: 'string', format: 'binary' }),
    ...(typeof discriminator === 'string' && { discriminator: { propertyName: discriminator } }),
  };
}

/** A null beside what the schema allows: in its type, in its alternatives, else as an alternative to all of it. */
function withNull(schema: JsonObject): JsonObject {
  const { type, enum: values, anyOf, oneOf } = schema;
  const withValues: JsonObject = Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {};
  if (typeof type === 'string') return { ...schema, ...withValues, type: [type, 'null'] };
  if (Array.isArray(type)) return { ...schema, ...withValues, type: type.includes('null') ? type : [...type, 'null'] };
  if (Array.isArray(oneOf)) return { ...schema, oneOf: addNull(oneOf) };
  if (Array.isArray(anyOf)) return { ...schema, anyOf: addNull(anyOf) };
  const { $ref, allOf, ...rest } = schema;
  if ($ref !== undefined) return { ...rest, anyOf: [{ $ref }, { type: 'null' }] };
  if (Array.isArray(allOf)) return { ...rest, anyOf: addNull(allOf.length === 1 ? allOf : [{ allOf }]) };
  return { ...schema, ...withValues };
}

function addNull(schemas: Json[]): Json[] {
  return schemas.some((one) => isObject(one) && one['type'] === 'null') ? schemas : [...schemas, { type: 'null' }];
}
