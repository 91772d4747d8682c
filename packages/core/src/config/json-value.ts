import type { Json, JsonObject } from '../json.ts';
import type { ConfigPath } from './config-path.ts';

/** True for an object that is neither a list nor null. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path, if there is one. */
export function findValue(value: Json, path: ConfigPath): Json | undefined {
  let current: Json | undefined = value;
  for (const part of path) {
    if (Array.isArray(current)) current = typeof part === 'number' ? current[part] : undefined;
    else if (isJsonObject(current)) current = Object.hasOwn(current, part) ? current[part] : undefined;
    else return undefined;
  }
  return current;
}
