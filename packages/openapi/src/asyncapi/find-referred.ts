import { findText, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';

/** The name of what a place refers to: `{ "$ref": "#/components/messages/Moved" }` -> `Moved`. */
export function findReferred({ value }: Place): string | undefined {
  return findText(toObject(value)['$ref'])?.split('/').at(-1);
}
