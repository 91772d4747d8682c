import type { Json } from '@octavo/core';
import type { PlainPart } from '../../schema/list-plain-parts.ts';

/** In characters of JSON. */
const LONGEST = 40;

/** The default of a row that is short enough to stand in its line. */
export function findShortDefault(part: PlainPart | undefined): Json | undefined {
  const standard = part?.schema['default'];
  return standard !== undefined && JSON.stringify(standard).length <= LONGEST ? standard : undefined;
}
