import type { JsonObject } from '@octavo/core';
import { toObject } from '../value/json-value.ts';
import type { StructureFinding } from './structure-finding.ts';

/** The longest path that is checked, in characters: the library compares each of its parameters with all others. */
export const LONGEST_PATH = 2000;

/** Takes paths out of a document that are too long to be checked, and tells how many there are. */
export function withoutLongPaths(document: JsonObject): { document: JsonObject; findings: StructureFinding[] } {
  const entries = Object.entries(toObject(document['paths']));
  const kept = entries.filter(([path]) => path.length <= LONGEST_PATH);
  const count = entries.length - kept.length;
  if (count === 0) return { document, findings: [] };
  const told = count === 1 ? 'a path' : `${count} paths`;
  const message = `has ${told} of more than ${LONGEST_PATH} characters; not checked`;
  return { document: { ...document, paths: Object.fromEntries(kept) }, findings: [{ pointer: '/paths', message }] };
}
