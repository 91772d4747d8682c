/** A picture of an icon file. */
export interface IcoImage {
  /** In pixels, at most 256. */
  size: number;
  png: Uint8Array;
}

const HEADER = 6;
const ENTRY = 16;

/** Joins PNGs to an icon file (ICO): a header, one entry for each, then the PNGs as they are. */
export function renderIco(images: readonly IcoImage[]): Uint8Array {
  const head = Buffer.alloc(HEADER + images.length * ENTRY);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = HEADER + index * ENTRY;
    // 256 is written as 0.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4); // planes
    head.writeUInt16LE(32, at + 6); // bits of a pixel
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
