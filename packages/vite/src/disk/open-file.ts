import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** An open file: what is read of it is of one state, whatever becomes of its name. */
export interface OpenFile {
  /** In bytes. */
  size: number;
  /** Unix time in whole milliseconds. */
  mtimeMs: number;
  /** Writes the bytes from `start` to `end`; false when they are not all there, or the other side has ended before. */
  pipe(range: { start: number; end: number }, target: Writable): Promise<boolean>;
  close(): Promise<void>;
}

/** Makes what is known of an open file out of its handle. */
export async function createOpenFile(handle: FileHandle): Promise<OpenFile> {
  const { size, mtimeMs } = await handle.stat();
  return {
    size,
    mtimeMs: Math.trunc(mtimeMs),
    async pipe({ start, end }, target) {
      const stream = handle.createReadStream({ start, end, autoClose: false });
      try {
        await pipeline(stream, target, { end: false });
      } catch (error) {
        if (error instanceof Error && 'code' in error) return false;
        throw error;
      }
      return stream.bytesRead === end - start + 1;
    },
    close: () => handle.close(),
  };
}
