import type { Json } from '@octavo/core';
import { findOwn } from './json-value.ts';

/** Adds a step to a JSON pointer: (`/paths`, `/a/{b}`) -> `/paths/~1a~1{b}`. */
export function joinPointer(pointer: string, key: string | number): string {
  const step = String(key);
  // Most names have neither, and files have hundreds of thousands.
  return `${pointer}/${/[~/]/.test(step) ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step}`;
}

/** The steps of a JSON pointer: `/a~1b/0` -> `a/b`, `0`. */
export function splitPointer(pointer: string): string[] {
  return pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Finds what a JSON pointer names. */
export function findAt(value: Json | undefined, pointer: string): Json | undefined {
  let found = value;
  for (const step of splitPointer(pointer)) {
    found = findOwn(found, step);
    if (found === undefined) return undefined;
  }
  return found;
}
