import os from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { errorCode } from '../disk/file-system.ts';
import type { FileSystem } from '../disk/file-system.ts';
import { isDone } from './is-done.ts';
import { isRunning } from './is-running.ts';

/** Files are placed within seconds: a lock this old (ms) is one that nobody holds. */
const OLD = 10 * 60_000;

/** As old (ms) is an empty one whose process ended while it was being written. */
const OLD_EMPTY = 10_000;

/** How long (ms) a build waits for another one. */
const PATIENCE = 2 * 60_000;

const PAUSE = 50;

/**
 * Waits until no other process places files, and keeps them from it until the function that it gives is called; undefined when another one
 * does not end. The lock of a process that is gone is taken over.
 *
 * Whoever holds it gives no other code of its thread a turn: a lock with its own numbers was left by a process before it.
 */
export async function takeLock(file: string, system: FileSystem): Promise<(() => void) | undefined> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    if (make(file, system)) return () => void isDone(() => system.rmSync(file, { force: true }));
    if (isLeft(file, system)) takeOver(file, system);
    else await setTimeout(PAUSE);
  }
  return undefined;
}

function make(file: string, system: FileSystem): boolean {
  try {
    system.writeFileSync(file, [process.pid, threadId, os.hostname()].join(' '), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    // A full disk has room for an empty file, which would be waited for.
    isDone(() => system.rmSync(file, { force: true }));
    throw error;
  }
}

/** Of two that find a lock left, one removes it: else the second would remove what the first has made in its place. */
function takeOver(file: string, system: FileSystem): void {
  const guard = `${file}.taken`;
  if (!make(guard, system)) {
    if (isLeft(guard, system)) system.rmSync(guard, { force: true });
    return;
  }
  try {
    if (isLeft(file, system)) system.rmSync(file, { force: true });
  } finally {
    system.rmSync(guard, { force: true });
  }
}

function isLeft(file: string, system: FileSystem): boolean {
  const stats = system.statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  if (Date.now() - stats.mtimeMs > (stats.size === 0 ? OLD_EMPTY : OLD)) return true;
  const [pid = '', thread = '', host = ''] = readText(file, system).split(' ');
  // Without a text it is just being written.
  return host === os.hostname() && (Number(pid) === process.pid ? Number(thread) === threadId : !isRunning(Number(pid)));
}

function readText(file: string, system: FileSystem): string {
  try {
    return system.readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}
