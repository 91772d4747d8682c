import { isObject } from '../value/json-value.ts';
import { joinPointer } from '../value/pointer.ts';
import { findCut } from '../markdown/find-cut.ts';
import type { Json } from '../value/json.ts';

/** Lists the descriptions of a document that pages do not show whole, in its order, with what becomes of them. */
export function listCuts(document: Json): { pointer: string; cut: string }[] {
  const found: { pointer: string; cut: string }[] = [];
  const waiting: { value: Json; pointer: string }[] = [{ value: document, pointer: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, pointer } = next;
    if (isObject(value) && typeof value['description'] === 'string') {
      const cut = findCut(value['description']);
      if (cut !== undefined) found.push({ pointer: joinPointer(pointer, 'description'), cut });
    }
    if (typeof value !== 'object' || value === null) continue;
    const members = Object.entries(value).map(([key, member]) => ({ value: member, pointer: joinPointer(pointer, key) }));
    for (const member of members.toReversed()) waiting.push(member);
  }
  return found;
}
