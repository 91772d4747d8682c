import { brotliDecompressSync, inflateSync } from 'node:zlib';

/** The `cmap` table of a font file, of the first font in a collection (OpenType, WOFF, WOFF2); undefined where the file has none that we read. */
export function readCharacterMap(font: Uint8Array): DataView | undefined {
  const view = toView(font);
  const signature = view.byteLength < 48 ? '' : readTag(view, 0);
  if (signature === 'ttcf') return findInOpenType(view, view.getUint32(12));
  if (signature === 'wOFF') return findInWoff(view);
  if (signature === 'wOF2') return findInWoff2(view);
  return ['\0\u0001\0\0', 'OTTO', 'true'].includes(signature) ? findInOpenType(view, 0) : undefined;
}

/** https://learn.microsoft.com/typography/opentype/spec/otff */
function findInOpenType(view: DataView, start: number): DataView | undefined {
  for (let index = 0; index < view.getUint16(start + 4); index += 1) {
    const record = start + 12 + index * 16;
    if (readTag(view, record) === 'cmap') return slice(view, view.getUint32(record + 8), view.getUint32(record + 12));
  }
  return undefined;
}

/** https://www.w3.org/TR/WOFF/#TableDirectory */
function findInWoff(view: DataView): DataView | undefined {
  for (let index = 0; index < view.getUint16(12); index += 1) {
    const record = 44 + index * 20;
    if (readTag(view, record) !== 'cmap') continue;
    const packed = slice(view, view.getUint32(record + 4), view.getUint32(record + 8));
    return packed.byteLength < view.getUint32(record + 12) ? toView(inflateSync(packed)) : packed;
  }
  return undefined;
}

/** Tables of WOFF2 that are packed in a way of their own, by their numbers: `glyf` and `loca`. */
const REWRITTEN = new Set([10, 11]);
/** The number that says that a name of four letters follows. */
const NAMED = 63;

/** https://www.w3.org/TR/WOFF2/#table_dir_format */
function findInWoff2(view: DataView): DataView | undefined {
  const reader = { view, at: 48 };
  let length = 0;
  let place: { start: number; length: number } | undefined;
  for (let index = 0; index < view.getUint16(12); index += 1) {
    const flags = view.getUint8(reader.at++);
    const kind = flags % 64;
    const version = flags >> 6;
    if (kind === NAMED) reader.at += 4;
    const original = readNumber(reader);
    const isPacked = REWRITTEN.has(kind) ? version !== 3 : version !== 0;
    const stored = isPacked ? readNumber(reader) : original;
    if (kind === 0) place = { start: length, length: stored };
    length += stored;
  }
  const data = toView(brotliDecompressSync(slice(view, reader.at, view.getUint32(20))));
  return place && slice(data, place.start, place.length);
}

/** A number of at most five bytes, seven bits each. */
function readNumber(reader: { view: DataView; at: number }): number {
  let value = 0;
  for (let count = 0; count < 5; count += 1) {
    const byte = reader.view.getUint8(reader.at++);
    value = value * 128 + (byte % 128);
    if (byte < 128) break;
  }
  return value;
}

function readTag(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

function toView({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function slice({ buffer, byteOffset, byteLength }: DataView, start: number, length: number): DataView {
  if (start + length > byteLength) throw new RangeError('A table of the font lies outside the file.');
  return new DataView(buffer, byteOffset + start, length);
}
