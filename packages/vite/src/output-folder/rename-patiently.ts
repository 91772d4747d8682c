import { errorCode } from './disk.ts';
import type { Disk } from './disk.ts';

/** What Windows answers while a scanner, a server or an editor has the file open. */
const BUSY = new Set(['EBUSY', 'EPERM', 'EACCES']);

/** Waits between tries (ms): five seconds in all. */
const PAUSES = [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560];

/** Renames a file over another one, and tries again while one of them is in use; on another disk, it is copied beside and then renamed. */
export function renamePatiently(from: string, to: string, disk: Disk): void {
  for (const pause of PAUSES) {
    try {
      rename(from, to, disk);
      return;
    } catch (error) {
      if (!BUSY.has(errorCode(error) ?? '')) throw error;
      sleep(pause);
    }
  }
  rename(from, to, disk);
}

function rename(from: string, to: string, disk: Disk): void {
  try {
    disk.renameSync(from, to);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    const beside = `${to}.octavo-${process.pid}`;
    try {
      disk.copyFileSync(from, beside);
      disk.renameSync(beside, to);
    } finally {
      disk.rmSync(beside, { force: true });
    }
    disk.rmSync(from, { force: true });
  }
}

/** No other code may run while files are being placed, so nothing is awaited. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
