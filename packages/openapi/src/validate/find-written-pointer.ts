import type { Json } from '@octavo/core';
import { findOwn } from '../value/json-value.ts';
import { joinPointer, splitPointer } from '../value/pointer.ts';

/**
 * Where a file says what stands at a pointer of what overlays made of it: as far as both have the same way. The entries of a list of which
 * overlays added or removed some have other numbers.
 */
export function findWrittenPointer(pointer: string, { shown, written }: { shown: Json | undefined; written: Json | undefined }): string {
  let [known, one, other] = ['', shown, written];
  for (const step of splitPointer(pointer)) {
    if (Array.isArray(one) && (!Array.isArray(other) || one.length !== other.length)) break;
    [one, other] = [findOwn(one, step), findOwn(other, step)];
    if (other === undefined) break;
    known = joinPointer(known, step);
  }
  return known;
}
