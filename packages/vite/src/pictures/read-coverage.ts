import { readCharacterMap } from './read-character-map.ts';

/** Tells whether a font has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean;

/** What a font file can draw: nothing where it cannot be read (https://learn.microsoft.com/typography/opentype/spec/cmap). */
export function readCoverage(font: Uint8Array): Coverage {
  try {
    const map = readCharacterMap(font);
    // The rest of the file is not held.
    return map === undefined ? hasNone : createCoverage(new DataView(map.buffer.slice(map.byteOffset, map.byteOffset + map.byteLength)));
  } catch (error) {
    // A damaged file: an offset out of its bounds, or what does not decompress.
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return hasNone;
    throw error;
  }
}

function hasNone(): boolean {
  return false;
}

/** Of its subtables: all of Unicode (12) before the first plane (4). */
function createCoverage(map: DataView): Coverage {
  const offsets = Array.from({ length: map.getUint16(2) }, (_, index) => map.getUint32(4 + index * 8 + 4));
  const find = (format: number): number | undefined => offsets.find((offset) => map.getUint16(offset) === format);
  const [whole, plane] = [find(12), find(4)];
  if (whole !== undefined) return guard((codePoint) => hasInGroups(map, whole, codePoint));
  return plane === undefined ? hasNone : guard((codePoint) => hasInSegments(map, plane, codePoint));
}

function guard(has: Coverage): Coverage {
  return (codePoint) => {
    try {
      return has(codePoint);
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  };
}

function hasInGroups(map: DataView, start: number, codePoint: number): boolean {
  for (let index = 0; index < map.getUint32(start + 12); index += 1) {
    const group = start + 16 + index * 12;
    if (codePoint <= map.getUint32(group + 4)) return codePoint >= map.getUint32(group);
  }
  return false;
}

function hasInSegments(map: DataView, start: number, codePoint: number): boolean {
  const size = map.getUint16(start + 6);
  const part = (list: number, at: number): number => start + 14 + list * size + at + (list > 0 ? 2 : 0);
  if (codePoint >= 0xffff) return false;
  for (let at = 0; at < size; at += 2) {
    if (codePoint > map.getUint16(part(0, at))) continue;
    const first = map.getUint16(part(1, at));
    if (codePoint < first) return false;
    const range = part(3, at);
    const offset = map.getUint16(range);
    if (offset !== 0 && map.getUint16(range + offset + (codePoint - first) * 2) === 0) return false;
    return offset !== 0 || (codePoint + map.getUint16(part(2, at))) % 0x10000 !== 0;
  }
  return false;
}
