import { errorCode } from '../disk/file-system.ts';
import type { FileSystem } from '../disk/file-system.ts';

/** What Windows answers while a scanner, a server or an editor has the file open. */
const BUSY = new Set(['EBUSY', 'EPERM', 'EACCES']);

/** Waits between tries (ms): five seconds in all. */
const PAUSES = [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560];

/** Renames a file over another one, and tries again while one of them is in use; on another disk, it is copied beside and then renamed. */
export function renamePatiently(from: string, to: string, system: FileSystem): void {
  for (const pause of PAUSES) {
    try {
      rename(from, to, system);
      return;
    } catch (error) {
      if (!BUSY.has(errorCode(error) ?? '')) throw error;
      sleep(pause);
    }
  }
  rename(from, to, system);
}

function rename(from: string, to: string, system: FileSystem): void {
  try {
    system.renameSync(from, to);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    const beside = `${to}.octavo-${process.pid}`;
    try {
      system.copyFileSync(from, beside);
      system.renameSync(beside, to);
    } finally {
      system.rmSync(beside, { force: true });
    }
    system.rmSync(from, { force: true });
  }
}

/** No other code may run while files are being placed, so nothing is awaited. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
