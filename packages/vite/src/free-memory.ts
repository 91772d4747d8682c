import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Whether the threads of this process can ask their engines for garbage. Only for as long as they do: what was compiled with other flags is
 * not taken from Node's cache, and each thread would compile all that it loads.
 */
export function exposeCollector(isExposed: boolean): void {
  setFlagsFromString(isExposed ? '--expose-gc' : '--no-expose-gc');
}

/**
 * Takes up all garbage of this thread and gives the system what is free then, where the collector is exposed. By itself the engine holds
 * several times of what is used, and for 8 s what an ended thread has held.
 */
export function freeMemory(): void {
  const collect: unknown = runInNewContext('globalThis.gc');
  if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' });
}
