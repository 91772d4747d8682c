import type { Json } from '@octavo/core';
import { toObject } from './json-value.ts';

/** The most responses of an operation, media types and headers of a response, and the like, that a page shows. */
export const MOST_ENTRIES = 100;

/** The names of a map of OpenAPI whose entries are shown one below the other: no reader gets to the end of hundreds. */
export function listEntryNames(map: Json | undefined): string[] {
  return Object.keys(toObject(map)).slice(0, MOST_ENTRIES);
}
