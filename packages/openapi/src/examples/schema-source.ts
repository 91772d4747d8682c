import type { Schema, SchemaTable } from '../model/schema.ts';
import { toList, toObject } from '../value/json-value.ts';
import { setOwn } from '../value/set-own.ts';
import { flattenSchema } from '../schema/flatten-schema.ts';
import { listMergedReferences } from '../schema/list-references.ts';
import type { FlatSchema } from '../schema/flatten-schema.ts';

/** What making and checking values may cost, since schemas of strangers branch without end. */
export interface Effort {
  /** Schemas that may still be looked at: a merged one counts for its parts, alternatives and fields. */
  left: number;
}

/** Thrown where an effort is spent. */
export class EffortSpentError extends Error {}

/** Takes from an effort; throws `EffortSpentError` where nothing is left. */
export function spend(effort: Effort, cost: number): void {
  effort.left -= cost;
  if (effort.left < 0) throw new EffortSpentError('The schemas branch too far to generate values.');
}

/** All schemas of an API, each read when something first leads to it. */
export interface SchemaSource {
  effort: Effort;
  find(name: string): Schema | undefined;
  /** A schema followed and merged, whatever it refers to. */
  flatten(schema: Schema): FlatSchema;
}

/** What merging a schema costs beside its size: as much as ten looks. To look at it again costs one. */
const FLAT = 10;

/** Makes the source of what `read` finds by name; all that is done with it takes from its `effort`. */
export function createSchemaSource(read: (name: string) => Schema | undefined, effort: Effort): SchemaSource {
  const table: SchemaTable = {};
  const merged = new WeakSet<FlatSchema>();
  const find = (name: string): Schema | undefined => {
    if (!Object.hasOwn(table, name)) {
      const found = read(name);
      if (found !== undefined) setOwn(table, name, found);
    }
    return Object.hasOwn(table, name) ? table[name] : undefined;
  };
  /** Finds all that a schema is merged from: merged anew after each of them, a chain would take the square of its length. */
  const findParts = (name: string): void => {
    const names = new Set([name]);
    for (const one of names) for (const part of listMergedReferences(find(one) ?? true)) if (!Object.hasOwn(table, part)) names.add(part);
  };
  return {
    effort,
    find,
    flatten(schema) {
      for (;;) {
        const flat = flattenSchema(schema, table);
        spend(effort, merged.has(flat) ? 1 : FLAT + sizeOf(flat));
        merged.add(flat);
        const found = flat.missing.filter((name) => find(name) !== undefined);
        if (found.length === 0) return flat;
        for (const name of found) findParts(name);
      }
    },
  };
}

function sizeOf({ schema, parts, choices }: FlatSchema): number {
  const options = choices.reduce((count, choice) => count + choice.options.length, 0);
  return parts + options + (schema === false ? 0 : toList(schema['required']).length + Object.keys(toObject(schema['properties'])).length);
}
