import type { Json } from '@octavo/core';
import { findOwn, isObject } from '../../value/json-value.ts';
import { setOwn } from '../../value/set-own.ts';
import { copyMembers } from './copy-members.ts';
import type { Copies } from './copy-members.ts';

/** Thrown where an update cannot be merged with what it would change. */
export class IncompatibleUpdateError extends Error {}

/** Merges an update with a node (Overlay 1.1, "Action Object"): objects by their properties, lists one after the other, the rest is replaced. */
export function mergeUpdate(node: Json, update: Json, copies: Copies): Json {
  // What stands in a list is added as it is, but for a list.
  const added = Array.isArray(node) && !Array.isArray(update) ? [update] : update;
  return mergeMember(node, added, { way: [], copies });
}

function mergeMember(node: Json, update: Json, scope: { way: readonly string[]; copies: Copies }): Json {
  const { way, copies } = scope;
  if (isObject(node) && isObject(update)) {
    const merged = copyMembers(node, copies);
    for (const [name, value] of Object.entries(update)) {
      const own = findOwn(node, name);
      setOwn(merged, name, own === undefined ? value : mergeMember(own, value, { way: [...way, name], copies }));
    }
    return merged;
  }
  if (Array.isArray(node) && Array.isArray(update)) return [...copyMembers(node, copies), ...update];
  const [from, to] = [nodeKindOf(node), nodeKindOf(update)];
  if (from === 'value' && to === 'value') return update;
  const place = way.length === 0 ? 'The target' : `\`${way.join('.')}\``;
  throw new IncompatibleUpdateError(`${place} is ${ARTICLES[from]}, the update ${ARTICLES[to]}.`);
}

/** What a node is to an update. */
export function nodeKindOf(node: Json): 'object' | 'list' | 'value' {
  return Array.isArray(node) ? 'list' : isObject(node) ? 'object' : 'value';
}

const ARTICLES = { object: 'an object', list: 'a list', value: 'a plain value' } as const;
