import type { JsonObject } from '@octavo/core';
import { toObject } from '../../value/json-value.ts';
import type { Place } from '../../files/place.ts';

const SCHEMA_KEYS = new Set([
  'type',
  'format',
  'items',
  'default',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'pattern',
  'maxItems',
  'minItems',
  'uniqueItems',
  'enum',
  'multipleOf',
  'x-nullable',
  'x-enum-varnames',
  'x-enumDescriptions',
]);

/** The schema of a parameter, header or form field of 2.0, whose keywords stand among its own. */
export function toSwaggerSchema(place: Place): Place {
  const value = toObject(place.value);
  const schema: JsonObject = Object.fromEntries(Object.entries(value).filter(([key]) => SCHEMA_KEYS.has(key)));
  return { ...place, value: schema };
}
