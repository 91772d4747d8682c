import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Takes up all garbage of this thread and gives the system what is free then. By itself the engine holds several times of what is used, and
 * for 8 s what an ended thread has held. The collector is exposed only for as long as that takes: what was compiled with other flags is not
 * taken from Node's cache, and each new thread would compile all that it loads.
 */
export function freeMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('globalThis.gc');
  if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' });
  setFlagsFromString('--no-expose-gc');
}
