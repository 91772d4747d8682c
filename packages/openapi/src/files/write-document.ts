import { stringify } from 'yaml';
import type { Json } from '@octavo/core';

/** Writes a document as its file's name says: JSON for `.json`, else YAML. */
export function writeDocument(value: Json, source: string): string {
  return /\.json$/i.test(source) ? `${JSON.stringify(value, undefined, 2)}\n` : stringify(value);
}
