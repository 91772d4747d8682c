import type { Json } from '@octavo/core';
import { findOwn, isObject } from '../../value/json-value.ts';
import type { OverlayDraft } from './overlay-draft.ts';

/** Thrown where an update cannot be merged with what it would change. */
export class IncompatibleUpdateError extends Error {}

/** Merges an update with a node (Overlay 1.1, "Action Object"): objects by their properties, lists one after the other, the rest is replaced. */
export function mergeUpdate(node: Json, update: Json, draft: OverlayDraft): Json {
  // What stands in a list is added as it is, but for a list.
  const added = Array.isArray(node) && !Array.isArray(update) ? [update] : update;
  return mergeMember(node, added, { way: [], draft });
}

function mergeMember(node: Json, update: Json, scope: { way: readonly string[]; draft: OverlayDraft }): Json {
  const { way, draft } = scope;
  if (isObject(node) && isObject(update)) {
    const merged = draft.own(node);
    for (const [name, value] of Object.entries(update)) {
      const own = findOwn(node, name);
      draft.set(merged, name, own === undefined ? value : mergeMember(own, value, { way: [...way, name], draft }));
    }
    return merged;
  }
  if (Array.isArray(node) && Array.isArray(update)) {
    const list = draft.own(node);
    draft.add(list, update);
    return list;
  }
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
