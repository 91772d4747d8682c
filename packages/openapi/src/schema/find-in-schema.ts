import type { Json } from '@octavo/core';
import { findOwn, isObject, toList } from '../value/json-value.ts';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { flattenSchema } from './flatten-schema.ts';

/** A schema and the table that its references lead into. */
export interface TabledSchema {
  schema: Schema | undefined;
  schemas: SchemaTable;
}

/** The branches of every `oneOf` and `anyOf` of a schema. */
export function findBranches({ schema, schemas }: TabledSchema): Schema[] {
  return flattenSchema(schema, schemas).choices.flatMap(({ options }) => options);
}

/** The value of a keyword where it surely applies: its own, or what it narrows down to with those of `$ref` and `allOf`. */
export function findKeyword({ schema, schemas }: TabledSchema, keyword: string): Json | undefined {
  return findOwn(flattenSchema(schema, schemas).schema, keyword);
}

/** Whether some of what makes up the schema is not in the table. */
export function isMissing({ schema, schemas }: TabledSchema): boolean {
  return flattenSchema(schema, schemas).missing.length > 0;
}

/** The names that an object must have. */
export function findRequired(place: TabledSchema): string[] {
  return toList(findKeyword(place, 'required')).filter((name) => typeof name === 'string');
}

/**
 * The types that a value may have; empty when nothing says. Alternatives count together, and only when each of them says: the schema
 * is inspected, never guessed.
 */
export function findTypes(place: TabledSchema, seen: Set<unknown> = new Set()): string[] {
  const types = [findKeyword(place, 'type') ?? []].flat().filter((type) => typeof type === 'string');
  if (types.length > 0) return types;
  const branches = listUnseen(place, seen).map((branch) => findTypes(branch, seen));
  return branches.every((known) => known.length > 0) ? [...new Set(branches.flat())] : [];
}

/** The schema of a property, a branch of `oneOf` or `anyOf` included; `additionalProperties` where no one names it. */
export function findProperty(place: TabledSchema, name: string, seen: Set<unknown> = new Set()): Schema | undefined {
  const own = findOwn(findKeyword(place, 'properties'), name);
  if (isSchema(own)) return own;
  for (const branch of listUnseen(place, seen)) {
    const found = findProperty(branch, name, seen);
    if (found !== undefined) return found;
  }
  const others = findKeyword(place, 'additionalProperties');
  return isSchema(others) ? others : undefined;
}

/** The schema of a list's item at a position: `prefixItems` first, then `items`. */
export function findItem(place: TabledSchema, index: number, seen: Set<unknown> = new Set()): Schema | undefined {
  const own = findOwn(findKeyword(place, 'prefixItems'), String(index)) ?? findKeyword(place, 'items');
  if (isSchema(own)) return own;
  for (const branch of listUnseen(place, seen)) {
    const found = findItem(branch, index, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The branches that no walk of `seen` has been to, by what they refer to: alternatives may be each other's. */
function listUnseen(place: TabledSchema, seen: Set<unknown>): TabledSchema[] {
  return findBranches(place).flatMap((schema) => {
    const target = isObject(schema) && typeof schema['$ref'] === 'string' ? schema['$ref'] : schema;
    if (seen.has(target)) return [];
    if (typeof target !== 'boolean') seen.add(target);
    return [{ ...place, schema }];
  });
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'boolean' || isObject(value);
}
