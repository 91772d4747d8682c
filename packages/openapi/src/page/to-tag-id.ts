import { toIdPart } from '../schema/to-id-part.ts';

/** The id of what an overview says of a tag: that of Redoc, for which descriptions were written (`[Pets](#tag/Pets)`). */
export function toTagId(name: string): string {
  return `tag/${toIdPart(name)}`;
}
