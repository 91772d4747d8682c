import type { Json, JsonObject } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import { isObject } from '../value/json-value.ts';
import { setOwn } from '../value/set-own.ts';
import { kindOfKeyword } from './schema-keywords.ts';

/** Returns the schema with each of its direct subschemas replaced; `path` is the way to it, such as `properties`, `name`. */
export function mapSubschemas(schema: JsonObject, replace: (subschema: Schema, path: string[]) => Json): JsonObject {
  const result: JsonObject = {};
  for (const [name, value] of Object.entries(schema)) setOwn(result, name, mapKeyword(name, value, replace));
  return result;
}

function mapKeyword(name: string, value: Json, replace: (subschema: Schema, path: string[]) => Json): Json {
  const kind = kindOfKeyword(name);
  if (kind === undefined) return value;
  const one = (entry: Json, path: string[]): Json => (isObject(entry) || typeof entry === 'boolean' ? replace(entry, path) : entry);
  if (kind === 'named') {
    if (!isObject(value)) return value;
    const result: JsonObject = {};
    for (const [key, entry] of Object.entries(value)) setOwn(result, key, one(entry, [name, key]));
    return result;
  }
  if (Array.isArray(value)) return value.map((entry, index) => one(entry, [name, String(index)]));
  return one(value, [name]);
}
