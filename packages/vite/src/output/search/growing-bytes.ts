/** Bytes that others are put behind. */
export interface GrowingBytes {
  /** With room for more. */
  bytes: Uint8Array;
  /** How many of them are written. */
  length: number;
}

/** A part of some bytes. */
export interface BytePart {
  bytes: Uint8Array;
  from: number;
  end: number;
}

/** Makes room for so many. */
export function createBytes(room: number): GrowingBytes {
  return { bytes: new Uint8Array(room), length: 0 };
}

/** Puts a part behind what is there. By hand: most parts have some few bytes, and a view of them costs more than they hold. */
export function appendBytes(to: GrowingBytes, { bytes, from, end }: BytePart): void {
  const length = to.length + end - from;
  if (length > to.bytes.length) to.bytes = Buffer.concat([to.bytes], 2 * length);
  for (let at = from, put = to.length; at < end; at += 1, put += 1) to.bytes[put] = bytes[at] ?? 0;
  to.length = length;
}

/** What is written. */
export function writtenBytes({ bytes, length }: GrowingBytes): Uint8Array {
  return bytes.subarray(0, length);
}
