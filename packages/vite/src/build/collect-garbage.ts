import { freeMemory } from '../free-memory.ts';

/** Takes up what a stage of a build has left, where the process has much memory. Not for the middle of one: what the engine has compiled of our own code goes, too. */
export function collectGarbage(): void {
  const { rss, heapTotal } = process.memoryUsage();
  if (rss < MUCH || heapTotal < left + LITTLE) return;
  freeMemory();
  left = process.memoryUsage().heapTotal;
}

/** What a build does not come to that makes a few pages of a thousand anew: 512 MiB. Each look takes 100 ms and more. */
const MUCH = 512 * 2 ** 20;

/** The engine has taken more than that since the last look: 64 MiB. */
const LITTLE = 64 * 2 ** 20;

/** Bytes that the engine had after the last look. */
let left = 0;
