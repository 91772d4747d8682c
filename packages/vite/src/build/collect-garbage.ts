import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Takes up what a stage of a build has left. On a machine with much memory V8 lets garbage grow to several times of what is used before it
 * looks: a large site would be built in half as much again. Does nothing where there is little, or where the engine cannot be asked to.
 */
export function collectGarbage(): void {
  if (process.memoryUsage().heapUsed < left + LITTLE) return;
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('globalThis.gc');
  // What was compiled with other flags is not taken from Node's cache: each thread would compile all that it loads.
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function') collect();
  left = process.memoryUsage().heapUsed;
}

/** What is looked for is more than that: 64 MiB. */
const LITTLE = 64 * 2 ** 20;

/** Bytes that the last look has left. */
let left = 0;
