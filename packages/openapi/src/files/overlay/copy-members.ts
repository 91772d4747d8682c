import type { Json, JsonObject } from '@octavo/core';

/** How many members may still be copied. */
export interface Copies {
  left: number;
}

/** Copies an object or a list, not what is in it. Ten items of a list take as long as a member of an object. */
export function copyMembers<Value extends JsonObject | Json[]>(value: Value, copies: Copies): Value;
export function copyMembers(value: JsonObject | Json[], copies: Copies): JsonObject | Json[] {
  copies.left -= Array.isArray(value) ? value.length / 10 : Object.keys(value).length;
  return Array.isArray(value) ? [...value] : { ...value };
}
