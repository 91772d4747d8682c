import { fileSystem } from '../../disk/file-system.ts';
import { hashContent } from '../../output-folder/placed-list.ts';

/** A part of a file: where it begins and how long it is (bytes), and the hash of what it holds. */
export interface Slice {
  from: number;
  length: number;
  hash: string;
}

/** A part that has a name. */
export type NamedSlice = { name: string } & Slice;

/** What is put into a pack. */
export interface PackedContent {
  content: string | Uint8Array;
  hash?: string | undefined;
}

/** Writes contents one after another into a new file, each when it is given. Throws for what the system refuses. */
export interface PackWriter {
  /** `hash` is that of the content, where it is known. */
  add(content: string | Uint8Array, hash?: string): Slice;
  close(): void;
}

/** Begins a file of contents. */
export function createPackWriter(file: string): PackWriter {
  const descriptor = fileSystem.openSync(file, 'w');
  let from = 0;
  return {
    add(content, hash) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      for (let done = 0; done < bytes.length;) done += fileSystem.writeSync(descriptor, bytes, done);
      const slice = { from, length: bytes.length, hash: hash ?? hashContent(bytes) };
      from += bytes.length;
      return slice;
    },
    close: () => fileSystem.closeSync(descriptor),
  };
}

/** Writes contents, of which some have a hash that is known, into a new file. The memory holds one at a time. Throws for what the system refuses. */
export function writePack(file: string, contents: Iterable<PackedContent>): Slice[] {
  const writer = createPackWriter(file);
  const slices: Slice[] = [];
  try {
    for (const { content, hash } of contents) slices.push(writer.add(content, hash));
  } finally {
    writer.close();
  }
  return slices;
}

/** Takes contents out of such a file, each when it is asked for; undefined for one that is not as it was written. */
export function* readPack(file: string, slices: readonly Slice[]): Iterable<Uint8Array | undefined> {
  if (!fileSystem.existsSync(file)) return yield* slices.map(() => undefined);
  const descriptor = fileSystem.openSync(file, 'r');
  try {
    for (const { from, length, hash } of slices) {
      const bytes = new Uint8Array(length);
      let done = 0;
      for (let read = -1; read !== 0 && done < length; done += read)
        read = fileSystem.readSync(descriptor, bytes, done, length - done, from + done);
      yield done === length && hashContent(bytes) === hash ? bytes : undefined;
    }
  } finally {
    fileSystem.closeSync(descriptor);
  }
}
