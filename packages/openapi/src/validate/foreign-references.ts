import type { Json, JsonObject } from '@octavo/core';
import { isObject } from '../value/json-value.ts';
import { joinPointer } from '../value/pointer.ts';
import { setOwn } from '../value/set-own.ts';

/**
 * Takes out of a document what the validator does not understand: references to other files, whose places are told, and properties named
 * `$ref`, which it takes for references.
 */
export function withoutForeignReferences(document: JsonObject): { document: JsonObject; pointers: string[] } {
  const pointers: string[] = [];
  const copy = (value: Json, pointer: string): Json => {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, joinPointer(pointer, index)));
    return isObject(value) ? copyObject(value, pointer) : value;
  };
  const copyObject = (value: JsonObject, pointer: string): JsonObject => {
    const { $ref: ref } = value;
    if (typeof ref === 'string' && !ref.startsWith('#')) {
      pointers.push(pointer);
      return {};
    }
    const result: JsonObject = {};
    for (const [key, item] of Object.entries(value)) {
      const isProperty = key === '$ref' && typeof item !== 'string';
      setOwn(result, isProperty ? 'ref' : key, copy(item, joinPointer(pointer, key)));
    }
    return result;
  };
  return { document: copyObject(document, ''), pointers };
}
