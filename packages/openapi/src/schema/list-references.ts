import type { Json } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import { findOwn, isObject, toList, toObject } from '../value/json-value.ts';
import { mapSubschemas } from './map-subschemas.ts';
import { PART } from './part-keyword.ts';

/** The names that a schema refers to, each once, in its order: schemas with names of their own, and parts that were cut out. */
export interface References {
  named: string[];
  parts: string[];
  /** Those of `named` that are a part of the schema itself, through `allOf` or as its own reference: without them it cannot be shown. */
  merged: string[];
}

/** Lists what a schema refers to: its `$ref`s, and those of its discriminators' mappings. */
export function listReferences(schema: Schema): References {
  const named = new Set<string>();
  const parts = new Set<string>();
  const visit = (one: Json): Json => {
    if (!isObject(one)) return one;
    const ref = one['$ref'];
    if (typeof ref === 'string') (one[PART] === true ? parts : named).add(ref);
    for (const target of Object.values(toObject(findOwn(one['discriminator'], 'mapping'))))
      if (typeof target === 'string') named.add(target);
    return mapSubschemas(one, visit);
  };
  visit(schema);
  return { named: [...named], parts: [...parts], merged: listMergedReferences(schema) };
}

/** Lists the names that a schema refers to, whatever they name. */
export function listAllReferences(schema: Schema): string[] {
  const { named, parts } = listReferences(schema);
  return [...named, ...parts];
}

/** Lists the names that are a part of the schema itself, without going into its fields. */
export function listMergedReferences(schema: Json): string[] {
  if (!isObject(schema)) return [];
  const ref = schema['$ref'];
  return [...(typeof ref === 'string' && schema[PART] !== true ? [ref] : []), ...toList(schema['allOf']).flatMap(listMergedReferences)];
}
