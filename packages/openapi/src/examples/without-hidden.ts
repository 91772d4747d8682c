import type { Json, JsonObject } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import type { Direction } from '../schema/list-fields.ts';
import { toSchema } from '../schema/flatten-schema.ts';
import { findOwn, isObject, toList } from '../value/json-value.ts';
import { setOwn } from '../value/set-own.ts';
import type { SchemaSource } from './schema-source.ts';
import { listHidden } from './to-checkable.ts';

/** Leaves out of a value what goes the other way, at every depth that its schema tells of. */
export function withoutHidden(value: Json, schema: Schema, scope: { source: SchemaSource; direction: Direction }): Json {
  if (typeof value !== 'object' || value === null) return value;
  const flat = scope.source.flatten(schema);
  const keywords = flat.schema === false ? {} : flat.schema;
  if (Array.isArray(value))
    return value.map((item, index) => withoutHidden(item, toSchema(toList(keywords['prefixItems'])[index] ?? keywords['items']), scope));
  const parts: Schema[] = [keywords, ...flat.choices.flatMap(({ options }) => options)];
  const hidden = new Set(parts.flatMap((part) => [...listHidden(part, scope.source, scope.direction)]));
  const owners = [keywords, ...parts.slice(1).map((part) => keywordsOf(part, scope.source))];
  const result: JsonObject = {};
  for (const [name, member] of Object.entries(value).filter(([one]) => !hidden.has(one))) {
    const schemas = owners.flatMap((owner) => findOwn(owner['properties'], name) ?? owner['additionalProperties'] ?? []);
    setOwn(
      result,
      name,
      schemas.filter(isObject).reduce<Json>((left, one) => withoutHidden(left, one, scope), member),
    );
  }
  return result;
}

function keywordsOf(schema: Schema, source: SchemaSource): JsonObject {
  const flat = source.flatten(schema).schema;
  return flat === false ? {} : flat;
}
