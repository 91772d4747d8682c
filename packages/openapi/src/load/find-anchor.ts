import type { Json } from '../model/json.ts';
import { joinPointer } from './pointer.ts';

/** Finds the place of a plain-name fragment (`$anchor`, `$dynamicAnchor`), as a pointer. */
export function findAnchor(root: Json, anchor: string): string | undefined {
  const waiting: { value: Json; pointer: string }[] = [{ value: root, pointer: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, pointer } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value) && (value['$anchor'] === anchor || value['$dynamicAnchor'] === anchor)) return pointer;
    for (const [key, child] of Object.entries(value)) waiting.push({ value: child, pointer: joinPointer(pointer, key) });
  }
  return undefined;
}
