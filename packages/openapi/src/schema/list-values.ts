import type { Json, JsonObject } from '@octavo/core';
import { isObject } from '../value/json-value.ts';

/** One value of an enumeration. */
export interface EnumValue {
  value: Json;
  /** `x-enum-varnames`: what code calls it. */
  name?: string;
  /** Markdown or HTML, as the schema's other descriptions are. */
  description?: string;
}

/** Lists a flat schema's `enum` with what the common extensions say of its values (by position, or by value). */
export function listValues(schema: JsonObject): EnumValue[] {
  const values = Array.isArray(schema['enum']) ? schema['enum'] : [];
  const names = schema['x-enum-varnames'] ?? schema['x-enumNames'];
  const descriptions = schema['x-enumDescriptions'] ?? schema['x-enum-descriptions'];
  return values.map((value, index) => {
    const name = findNote(names, value, index);
    const description = findNote(descriptions, value, index);
    return { value, ...(name !== undefined && { name }), ...(description !== undefined && { description }) };
  });
}

function findNote(notes: unknown, value: Json, index: number): string | undefined {
  const key = typeof value === 'string' ? value : JSON.stringify(value);
  const note = Array.isArray(notes) ? notes[index] : isObject(notes) && Object.hasOwn(notes, key) ? notes[key] : undefined;
  return typeof note === 'string' && note !== '' ? note : undefined;
}
