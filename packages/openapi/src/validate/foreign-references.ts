import { decodePath } from '@octavo/core/internal';
import type { Json, JsonObject } from '@octavo/core';
import { isObject } from '../value/json-value.ts';
import { findAt, joinPointer } from '../value/pointer.ts';
import { setOwn } from '../value/set-own.ts';

/** Items of a list that are checked. */
const MOST_ITEMS = 1000;

/**
 * Takes out of a document what the validator does not understand: references to other files and those that lead nowhere, whose places are told,
 * and properties named `$ref`, which it takes for references. It compares each reference that leads nowhere, and each item of a list, with all others.
 */
export function withoutForeignReferences(document: JsonObject): { document: JsonObject; pointers: string[] } {
  const pointers: string[] = [];
  const leadsSomewhere = (ref: string): boolean => ref.startsWith('#') && findAt(document, decodePath(ref.slice(1))) !== undefined;
  const copyMember = (value: Json, pointer: string, key: string | number): Json => {
    if (typeof value !== 'object' || value === null) return value;
    const place = joinPointer(pointer, key);
    return isObject(value) ? copyObject(value, place) : value.slice(0, MOST_ITEMS).map((item, index) => copyMember(item, place, index));
  };
  const copyObject = (value: JsonObject, pointer: string): JsonObject => {
    const { $ref: ref } = value;
    if (typeof ref === 'string' && !leadsSomewhere(ref)) {
      pointers.push(pointer);
      // Two of them are not the same item twice.
      return { 'x-reference': ref };
    }
    const result: JsonObject = {};
    for (const [key, item] of Object.entries(value)) {
      const isProperty = key === '$ref' && typeof item !== 'string';
      setOwn(result, isProperty ? 'ref' : key, copyMember(item, pointer, key));
    }
    return result;
  };
  return { document: copyObject(document, ''), pointers };
}
