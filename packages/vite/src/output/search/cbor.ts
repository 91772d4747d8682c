/** Reads the CBOR (RFC 8949) that Pagefind writes: whole numbers, texts, and arrays of a known length. Throws for anything else. */
export interface CborReader {
  /** Where the next item begins. */
  readonly at: number;
  readonly isAtEnd: boolean;
  /** The length of an array, whose items come next. */
  array(): number;
  text(): string;
  /** A number that is not negative. */
  number(): number;
  /** Passes over an array of numbers, and tells how many it has. */
  skipNumbers(): number;
}

const [POSITIVE, NEGATIVE, TEXT, ARRAY] = [0, 1, 3, 4];

/** Reads from the beginning of `bytes`. */
export function readCbor(bytes: Uint8Array): CborReader {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  let kind = -1;
  /** Reads what an item begins with: what kind it is, and its number or length. */
  const readHead = (): number => {
    const first = buffer.readUInt8(at);
    at += 1;
    kind = first >> 5;
    const short = first & 31;
    if (short < 24) return short;
    if (short > 26) throw new Error(`No item of a search index begins with ${first}.`);
    const size = 1 << (short - 24);
    const value = buffer.readUIntBE(at, size);
    at += size;
    return value;
  };
  const readKind = (wanted: number): number => {
    const value = readHead();
    if (kind !== wanted) throw new Error(`A search index has an item of kind ${kind} where one of kind ${wanted} was looked for.`);
    return value;
  };
  return {
    get at() {
      return at;
    },
    get isAtEnd() {
      return at >= buffer.length;
    },
    array: () => readKind(ARRAY),
    number: () => readKind(POSITIVE),
    text() {
      const length = readKind(TEXT);
      at += length;
      return buffer.toString('utf8', at - length, at);
    },
    skipNumbers() {
      const length = readKind(ARRAY);
      for (let index = 0; index < length; index += 1) {
        readHead();
        if (kind !== POSITIVE && kind !== NEGATIVE) throw new Error(`A search index has an item of kind ${kind} among numbers.`);
      }
      return length;
    },
  };
}

/** The beginning of an array of so many items. */
export function cborArray(length: number): Uint8Array {
  return writeHead(ARRAY, length);
}

/** A number that is not negative. */
export function cborNumber(value: number): Uint8Array {
  return writeHead(POSITIVE, value);
}

/** A text. */
export function cborText(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  return Buffer.concat([writeHead(TEXT, bytes.length), bytes]);
}

/** The shortest beginnings: most are of these. */
const SHORT: readonly Uint8Array[] = Array.from({ length: 256 }, (_, first) => Buffer.of(first));

function writeHead(kind: number, value: number): Uint8Array {
  const known = value < 24 ? SHORT[(kind << 5) | value] : undefined;
  if (known !== undefined) return known;
  const [size, short] = value < 0x1_00 ? [1, 24] : value < 0x1_00_00 ? [2, 25] : [4, 26];
  const head = Buffer.alloc(1 + size, (kind << 5) | short);
  head.writeUIntBE(value, 1, size);
  return head;
}
