import type { Json } from '../model/json.ts';
import type { Schema } from '../model/schema.ts';
import { findOwn, isObject, toObject } from '../load/json-value.ts';
import { mapSubschemas } from './map-subschemas.ts';
import { PART } from './read-schema.ts';

/** The names that a schema refers to, each once, in its order: schemas with names of their own, and parts that were cut out. */
export interface References {
  named: string[];
  parts: string[];
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
  return { named: [...named], parts: [...parts] };
}
