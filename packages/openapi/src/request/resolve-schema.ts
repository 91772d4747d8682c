import type { Json, JsonObject } from '../value/json.ts';
import { isObject } from '../value/json-value.ts';
import type { Schema, SchemaTable } from '../model/schema.ts';

/** The types of JSON Schema. */
const TYPES: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'null', 'array', 'object']);

/** A schema and the table that its references lead into. */
export interface SchemaPlace {
  schema: Schema | undefined;
  schemas: SchemaTable;
}

/**
 * The object schemas that surely apply to a value: the schema itself and all that `$ref` and `allOf` lead to, outermost first (OpenAPI
 * 3.2, "Non-JSON Data"). Cycles end where they began.
 */
export function findApplied({ schema, schemas }: SchemaPlace): JsonObject[] {
  // A set goes on with what is added while it is walked, each once.
  const queue = new Set<unknown>([schema]);
  for (const next of queue) {
    if (!isObject(next)) continue;
    if (typeof next.$ref === 'string' && Object.hasOwn(schemas, next.$ref)) queue.add(schemas[next.$ref]);
    if (Array.isArray(next.allOf)) for (const part of next.allOf) queue.add(part);
  }
  return [...queue].filter(isObject);
}

/** The branches of every `oneOf` and `anyOf` of a schema. */
export function findBranches(place: SchemaPlace): Schema[] {
  return findApplied(place).flatMap(({ oneOf, anyOf }) =>
    [oneOf, anyOf].flatMap((list) => (Array.isArray(list) ? list.filter(isSchema) : [])),
  );
}

/**
 * The types that a value may have; empty when nothing says. Alternatives count together, and only when each of them says: the schema
 * is inspected, never guessed.
 */
export function findTypes(place: SchemaPlace, seen: Set<unknown> = new Set()): string[] {
  const lists = findApplied(place).flatMap((schema) => typesOf(schema));
  const [first, ...rest] = lists;
  if (first) return first.filter((type) => rest.every((list) => list.includes(type) || (type === 'integer' && list.includes('number'))));
  const branches = listUnseen(place, seen).map((branch) => findTypes(branch, seen));
  return branches.every((types) => types.length > 0) ? [...new Set(branches.flat())] : [];
}

/** The schema of a property, a branch of `oneOf` or `anyOf` included; `additionalProperties` where no one names it. */
export function findProperty(place: SchemaPlace, name: string, seen: Set<unknown> = new Set()): Schema | undefined {
  const applied = findApplied(place);
  for (const { properties } of applied) {
    if (isObject(properties) && Object.hasOwn(properties, name) && isSchema(properties[name])) return properties[name];
  }
  for (const branch of listUnseen(place, seen)) {
    const found = findProperty(branch, name, seen);
    if (found !== undefined) return found;
  }
  return applied.map(({ additionalProperties }) => additionalProperties).find(isSchema);
}

/** The schema of a list's item at a position: `prefixItems` first, then `items`. */
export function findItem(place: SchemaPlace, index: number, seen: Set<unknown> = new Set()): Schema | undefined {
  const applied = findApplied(place);
  for (const { prefixItems } of applied) {
    if (Array.isArray(prefixItems) && isSchema(prefixItems[index])) return prefixItems[index];
  }
  const items = applied.map((schema) => schema.items).find(isSchema);
  if (items !== undefined) return items;
  for (const branch of listUnseen(place, seen)) {
    const found = findItem(branch, index, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The branches that no walk of `seen` has been to, by what they refer to: alternatives may be each other's. */
function listUnseen(place: SchemaPlace, seen: Set<unknown>): SchemaPlace[] {
  return findBranches(place).flatMap((schema) => {
    const target = isObject(schema) && typeof schema.$ref === 'string' ? schema.$ref : schema;
    if (seen.has(target)) return [];
    if (typeof target !== 'boolean') seen.add(target);
    return [{ ...place, schema }];
  });
}

/** The first value of a keyword in the schemas that surely apply. */
export function findKeyword(place: SchemaPlace, keyword: string): Json | undefined {
  return findApplied(place).find((schema) => schema[keyword] !== undefined)?.[keyword];
}

function typesOf(schema: JsonObject): string[][] {
  const types = [schema.type].flat().filter((type): type is string => TYPES.has(type));
  if (types.length === 0) return [];
  return [schema.nullable === true ? [...types, 'null'] : types];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'boolean' || isObject(value);
}
