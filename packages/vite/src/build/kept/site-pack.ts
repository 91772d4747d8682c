import { errorCode, fileSystem } from '../../disk/file-system.ts';
import { hashContent } from '../../output-folder/placed-list.ts';

/** A part of a file: where it begins and how long it is (bytes), and the hash of what it holds. */
export interface Slice {
  from: number;
  length: number;
  hash: string;
}

/** A part that has a name. */
export type NamedSlice = { name: string } & Slice;

/** What is put into a pack: read when its turn comes, and not at all where the hash is known to a pack that is gone on with. */
export interface PackedContent {
  hash?: string | undefined;
  read(): string | Uint8Array;
}

/** A pack that is gone on with: its file, which the work folder holds, and what of it is of use. */
export interface HeldPack {
  file: string;
  slices: readonly Slice[];
}

/** Writes contents one after another into a new file, each when it is given. Throws for what the system refuses. */
export interface PackWriter {
  /** Gives the slice of a content that the pack has held before, too: that is not written again. */
  add(content: PackedContent): Slice;
  /**
   * Makes what is written the pack at a place, and gives its state (`readPackState`); undefined where another build has gone on with the same
   * one, too: then nobody knows what is where.
   */
  finish(packFile: string): string | undefined;
}

/**
 * Begins a pack at `draft`, or goes on with one that is held: what it holds stays where it is, for those who read it, and new contents stand
 * behind. One of which less than half is of use is left to its readers.
 */
export function createPackWriter(draft: string, held?: HeldPack): PackWriter {
  const base = held !== undefined && !isWasteful(held) ? held : undefined;
  const file = base?.file ?? draft;
  const known = new Map((base?.slices ?? []).map((slice) => [slice.hash, slice]));
  const descriptor = fileSystem.openSync(file, base === undefined ? 'w' : 'a');
  let from = sizeOf(file);
  return {
    add({ hash, read }) {
      const slice = hash === undefined ? undefined : known.get(hash);
      if (slice !== undefined) return slice;
      const content = read();
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      for (let done = 0; done < bytes.length;) done += fileSystem.writeSync(descriptor, bytes, done);
      from += bytes.length;
      return { from: from - bytes.length, length: bytes.length, hash: hash ?? hashContent(bytes) };
    },
    finish(packFile) {
      fileSystem.closeSync(descriptor);
      if (sizeOf(file) !== from) return undefined;
      // What is held is still read where it is.
      if (file !== draft && !holdPack(file, draft)) return undefined;
      const state = readPackState(draft);
      fileSystem.renameSync(draft, packFile);
      // Of two names of one file none is taken away.
      fileSystem.rmSync(draft, { force: true });
      return state;
    },
  };
}

/** What a pack is written with. */
export interface PackPlace {
  /** Where it lies in the end. */
  packFile: string;
  /** Where it is begun. */
  draft: string;
  held?: HeldPack | undefined;
}

/** What a pack holds, in the order in which it was given, and its state (`readPackState`). */
export interface WrittenPack {
  slices: Slice[];
  state: string;
}

/** Writes contents into a pack; undefined where there is none then. The memory holds one at a time. Throws for what the system refuses. */
export function writePack(contents: Iterable<PackedContent>, { packFile, draft, held }: PackPlace): WrittenPack | undefined {
  const writer = createPackWriter(draft, held);
  const slices = [...contents].map(writer.add);
  const state = writer.finish(packFile);
  return state === undefined ? undefined : { slices, state };
}

/** Gives a pack a second name where the file system has such, else copies it; false where neither can be had. It stays when another build puts its own in its place. */
export function holdPack(packFile: string, held: string): boolean {
  fileSystem.rmSync(held, { force: true });
  for (const take of [fileSystem.linkSync, fileSystem.copyFileSync]) {
    try {
      take(packFile, held);
      return true;
    } catch (error) {
      if (errorCode(error) === undefined) throw error;
    }
  }
  return false;
}

function isWasteful({ file, slices }: HeldPack): boolean {
  return !fileSystem.existsSync(file) || sizeOf(file) > 2 * slices.reduce((sum, { length }) => sum + length, 0);
}

function sizeOf(file: string): number {
  return fileSystem.statSync(file).size;
}

/** Takes contents out of such a file, each when it is asked for; undefined for one that is not as it was written. */
export function* readPack(file: string, slices: readonly Slice[]): Iterable<Uint8Array | undefined> {
  yield* readSlices(file, slices, ({ length }) => new Uint8Array(length));
}

/** What tells that a pack is as it was written, without reading it: under each of its names it has the same inode, size and time. */
export function readPackState(file: string): string {
  const { ino, size, mtimeMs } = fileSystem.statSync(file);
  return `${ino}:${size}:${mtimeMs}`;
}

/** Whether all of some contents are as they were written. */
export function isWholePack(file: string, slices: readonly Slice[]): boolean {
  // Nothing is kept of them: one place in the memory is enough.
  const bytes = new Uint8Array(Math.max(0, ...slices.map(({ length }) => length)));
  for (const content of readSlices(file, slices, ({ length }) => bytes.subarray(0, length))) if (content === undefined) return false;
  return true;
}

function* readSlices(file: string, slices: readonly Slice[], place: (slice: Slice) => Uint8Array): Iterable<Uint8Array | undefined> {
  if (!fileSystem.existsSync(file)) return yield* slices.map(() => undefined);
  const descriptor = fileSystem.openSync(file, 'r');
  try {
    for (const slice of slices) {
      const { from, length, hash } = slice;
      const bytes = place(slice);
      let done = 0;
      for (let read = -1; read !== 0 && done < length; done += read)
        read = fileSystem.readSync(descriptor, bytes, done, length - done, from + done);
      yield done === length && hashContent(bytes) === hash ? bytes : undefined;
    }
  } finally {
    fileSystem.closeSync(descriptor);
  }
}
