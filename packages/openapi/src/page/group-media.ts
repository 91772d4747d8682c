import { listEncodings } from '../model/list-encodings.ts';
import type { MediaType } from '../model/media-type.ts';

/** Puts the media types of a body together that hold the same, in order: `application/json` and `application/yaml` of one schema. A body with parts that are written in a way of their own is alone. */
export function groupMedia(content: readonly MediaType[]): MediaType[][] {
  const groups = new Map<string, MediaType[]>();
  for (const media of content) {
    const key = JSON.stringify([media.schema ?? null, media.itemSchema ?? null, listEncodings(media)]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [media]);
    else group.push(media);
  }
  return [...groups.values()];
}
