import type { Json, JsonObject } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import { toSchema } from '../schema/flatten-schema.ts';
import { toList } from '../value/json-value.ts';
import type { Sampling } from './sampling.ts';

/** A list that must be longer than the vectors of models, which are 1,536 long, is not made. */
const MOST = 2000;

/** Makes a list: its positions, what it must contain, then items until there are enough; none where an item would lead back into itself. */
export function sampleList(schema: JsonObject, sampling: Sampling): Json[] | undefined {
  const positions = toList(schema['prefixItems']).map(toSchema);
  const contained = schema['contains'] === undefined ? undefined : toSchema(schema['contains']);
  const least = countOf(schema['minItems'], 0);
  const most = countOf(schema['maxItems'], Number.POSITIVE_INFINITY);
  const wanted = contained === undefined ? 0 : countOf(schema['minContains'], 1);
  const rest = toSchema(schema['items'] ?? schema['unevaluatedItems'] ?? true);
  const length = Math.min(Math.max(least, positions.length, wanted, rest === true && contained === undefined ? least : 1), most);
  if (length > MOST || least > most) return undefined;
  const list: Json[] = [];
  const isNew = (value: Json): boolean =>
    schema['uniqueItems'] !== true || !list.some((one) => JSON.stringify(one) === JSON.stringify(value));
  const first = sampling.turn * length;
  while (list.length < length) {
    const own = positions[list.length] ?? rest;
    const item: Schema = contained !== undefined && list.length < wanted ? { allOf: [own, contained] } : own;
    const made = findMap(schema['uniqueItems'] === true ? list.length + 50 : 1, (turn) => {
      const value = sampling.sample(item, {
        ...sampling,
        depth: sampling.depth - 1,
        turn: schema['uniqueItems'] === true ? turn : first + list.length,
      });
      return value !== undefined && isNew(value) ? value : undefined;
    });
    if (made === undefined) return list.length >= Math.max(least, wanted) ? list : undefined;
    list.push(made);
  }
  return list;
}

function countOf(value: Json | undefined, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}

/** The first thing that is found in so many turns; of a value that stays the same, none is tried for ever. */
function findMap(turns: number, find: (turn: number) => Json | undefined): Json | undefined {
  for (let turn = 0; turn < turns; turn += 1) {
    const found = find(turn);
    if (found !== undefined) return found;
  }
  return undefined;
}
