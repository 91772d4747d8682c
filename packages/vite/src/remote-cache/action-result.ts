/**
 * What an address has for a key: the hash and size of the content, as the message `ActionResult` with one file of the Remote Execution API
 * (version 2), in the encoding of Protocol Buffers. Servers of Bazel's protocol may check that it is one.
 */
export interface ActionResult {
  /** SHA-256, hexadecimal. */
  hash: string;
  /** In bytes. */
  size: number;
  /** Of whoever wrote it. */
  signature?: string;
}

/** The numbers of the fields. */
const RESULT = { files: 2, output: 5 };
const FILE = { path: 1, digest: 2 };
const DIGEST = { hash: 1, size: 2 };

const FILE_NAME = 'entry.json';

/** Writes one. */
export function renderActionResult({ hash, size, signature }: ActionResult): Uint8Array {
  const digest = Buffer.concat([writeBytes(DIGEST.hash, Buffer.from(hash)), writeNumber(DIGEST.size, size)]);
  const file = Buffer.concat([writeBytes(FILE.path, Buffer.from(FILE_NAME)), writeBytes(FILE.digest, digest)]);
  return Buffer.concat([
    writeBytes(RESULT.files, file),
    ...(signature === undefined ? [] : [writeBytes(RESULT.output, Buffer.from(signature))]),
  ]);
}

/** Reads one; undefined for anything else. Fields that a server added are skipped. */
export function parseActionResult(bytes: Uint8Array): ActionResult | undefined {
  const result = readFields(bytes);
  const file = readFields(result?.get(RESULT.files));
  const digest = readFields(file?.get(FILE.digest));
  const [hash, size, signature] = [digest?.get(DIGEST.hash), digest?.get(DIGEST.size), result?.get(RESULT.output)];
  if (typeof size !== 'number' || !(hash instanceof Uint8Array)) return undefined;
  const text = Buffer.from(hash).toString('latin1');
  if (!/^[\da-f]{64}$/.test(text)) return undefined;
  return { hash: text, size, ...(signature instanceof Uint8Array && { signature: Buffer.from(signature).toString('latin1') }) };
}

/** The wire types: a number, eight bytes, a length with bytes, four bytes. */
const [NUMBER, LONG, BYTES, SHORT] = [0, 1, 2, 5];

function writeNumber(field: number, value: number): Uint8Array {
  return Buffer.concat([writeVarint(field * 8 + NUMBER), writeVarint(value)]);
}

function writeBytes(field: number, value: Uint8Array): Uint8Array {
  return Buffer.concat([writeVarint(field * 8 + BYTES), writeVarint(value.length), value]);
}

function writeVarint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}

/** The fields of a message, the last of each number; undefined for what is no message. */
function readFields(message: Uint8Array | number | undefined): Map<number, Uint8Array | number> | undefined {
  if (!(message instanceof Uint8Array)) return undefined;
  const fields = new Map<number, Uint8Array | number>();
  let at = 0;
  const readVarint = (): number => {
    let value = 0;
    for (let factor = 1; at < message.length; factor *= 128) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
    return Number.NaN;
  };
  while (at < message.length) {
    const tag = readVarint();
    const field = Math.floor(tag / 8);
    const type = tag % 8;
    if (type === NUMBER) fields.set(field, readVarint());
    else {
      const length = type === BYTES ? readVarint() : type === LONG ? 8 : type === SHORT ? 4 : Number.NaN;
      if (!(at + length <= message.length)) return undefined;
      fields.set(field, message.subarray(at, at + length));
      at += length;
    }
  }
  return fields;
}
