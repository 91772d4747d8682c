import os from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { errorCode } from './disk.ts';
import type { Disk } from './disk.ts';
import { isRunning } from './is-running.ts';

/** Files are placed within seconds: a lock this old (ms) is one that nobody holds. */
const OLD = 10 * 60_000;

/** How long (ms) a build waits for another one. */
const PATIENCE = 2 * 60_000;

const PAUSE = 50;

/**
 * Waits until no other process places files, and keeps them from it until the function that it gives is called; undefined when another one
 * does not end. The lock of a process that is gone is taken over.
 *
 * Whoever holds it gives no other code of its thread a turn: a lock with its own numbers was left by a process before it.
 */
export async function takeLock(file: string, disk: Disk): Promise<(() => void) | undefined> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    if (make(file, disk)) return () => disk.rmSync(file, { force: true });
    if (isLeft(file, disk)) takeOver(file, disk);
    else await setTimeout(PAUSE);
  }
  return undefined;
}

function make(file: string, disk: Disk): boolean {
  try {
    disk.writeFileSync(file, [process.pid, threadId, os.hostname()].join(' '), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Of two that find a lock left, one removes it: else the second would remove what the first has made in its place. */
function takeOver(file: string, disk: Disk): void {
  const guard = `${file}.taken`;
  if (!make(guard, disk)) {
    if (isLeft(guard, disk)) disk.rmSync(guard, { force: true });
    return;
  }
  try {
    if (isLeft(file, disk)) disk.rmSync(file, { force: true });
  } finally {
    disk.rmSync(guard, { force: true });
  }
}

function isLeft(file: string, disk: Disk): boolean {
  const stats = disk.statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  if (Date.now() - stats.mtimeMs > OLD) return true;
  const [pid = '', thread = '', host = ''] = readText(file, disk).split(' ');
  // Without a text it is just being written.
  return host === os.hostname() && (Number(pid) === process.pid ? Number(thread) === threadId : !isRunning(Number(pid)));
}

function readText(file: string, disk: Disk): string {
  try {
    return disk.readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}
