import type { JsonObject } from '../model/json.ts';

/** True for an object of JSON, which a list is not. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
