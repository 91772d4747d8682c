import type { Json } from '@octavo/core';
import { joinPointer } from '../value/pointer.ts';

/** Finds the places of all plain-name fragments (`$anchor`, `$dynamicAnchor`) of a document, as pointers; the first of a name counts. */
export function indexAnchors(root: Json): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  const waiting: { value: Json; pointer: string }[] = [{ value: root, pointer: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, pointer } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const anchor of Array.isArray(value) ? [] : [value['$anchor'], value['$dynamicAnchor']])
      if (typeof anchor === 'string' && !anchors.has(anchor)) anchors.set(anchor, pointer);
    for (const [key, child] of Object.entries(value)) waiting.push({ value: child, pointer: joinPointer(pointer, key) });
  }
  return anchors;
}
