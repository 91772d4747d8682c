/** A part of a file: its first and last byte, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** More parts than a player or a reader of documents asks for at once; RFC 9110, 14.2 lets a server send the whole file then. */
const MOST = 16;

/**
 * Reads the header `Range` for a file of `size` bytes (RFC 9110, 14.1.2): `bytes=0-1,-2` of 10 -> 0 to 1 and 8 to 9. Empty where no part is
 * there (status 416); undefined where the header counts for nothing: another unit, what is not written by the rules (`5-2` is not), and
 * parts that together are more than the file.
 */
export function parseRange(header: string, size: number): ByteRange[] | undefined {
  const [, list] = /^\s*bytes\s*=(.*)$/is.exec(header) ?? [];
  const specs = list?.split(',').map((spec) => spec.trim());
  const named = specs?.filter((spec) => spec !== '') ?? [];
  if (named.length === 0 || named.length > MOST) return undefined;
  const ranges: ByteRange[] = [];
  for (const spec of named) {
    const [whole, first = '', last = ''] = /^(\d*)-(\d*)$/.exec(spec) ?? [];
    if (whole === undefined || (first === '' && last === '') || (first !== '' && last !== '' && Number(last) < Number(first)))
      return undefined;
    const range =
      first === '' ? { start: Math.max(0, size - Number(last)), end: size - 1 } : { start: Number(first), end: toEnd(last, size) };
    if (range.start < size) ranges.push(range);
  }
  const length = ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0);
  return length > size ? undefined : ranges;
}

function toEnd(last: string, size: number): number {
  return last === '' ? size - 1 : Math.min(Number(last), size - 1);
}
