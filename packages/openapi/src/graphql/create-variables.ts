import type { Json, JsonObject } from '@octavo/core';
import type { GraphqlValue } from '../model/graphql.ts';
import { toTypeName } from '../model/graphql.ts';
import { setOwn } from '../value/set-own.ts';
import { isRequired } from './input-schema.ts';
import type { SchemaIndex } from './schema-index.ts';
import { sample } from './write-operation-text.ts';

/** What is left of a walk: levels, since a type that requires itself has no value at all, and values, since types within each other multiply. */
interface VariableWalk {
  index: SchemaIndex;
  depth: number;
  room: { left: number };
}

/** The variables that an example begins with: what is required, at every level. */
export function createVariables(list: readonly GraphqlValue[], index: SchemaIndex): JsonObject {
  return createMembers(list, { index, depth: 5, room: { left: 300 } });
}

function createMembers(list: readonly GraphqlValue[], walk: VariableWalk): JsonObject {
  const members: JsonObject = {};
  for (const { name, type } of list.filter(isRequired)) {
    if (walk.room.left <= 0) break;
    setOwn(members, name, createVariable(type.slice(0, -1), walk));
  }
  return members;
}

function createVariable(type: string, walk: VariableWalk): Json {
  const { index, depth, room } = walk;
  room.left -= 1;
  if (type.startsWith('[')) return [createVariable(type.slice(1, -1).replace(/!$/, ''), walk)];
  const name = toTypeName(type);
  const found = index.type(name);
  if (found?.kind !== 'input') return sample(name, found);
  if (depth === 0) return {};
  const below = { ...walk, depth: depth - 1 };
  const made = createMembers(found.fields, below);
  const [first] = found.fields;
  // Of an input without required fields one is given (`@oneOf` asks for it).
  if (Object.keys(made).length === 0 && first !== undefined && depth > 1) setOwn(made, first.name, createVariable(first.type, below));
  return made;
}
