import type { Json, JsonObject } from '@octavo/core';

/** Sets a member whatever its name is: `__proto__` too. */
export function setOwn(target: JsonObject, name: string, value: Json): void {
  if (name === '__proto__') Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  else target[name] = value;
}
