import { freeMemory } from '../free-memory.ts';

/**
 * Takes up what a stage of a build has left, where the process has as much memory as ever, and that is much. Not for the middle of one: what
 * the engine has compiled of our own code goes, too.
 */
export function collectGarbage(): void {
  const { rss, heapTotal } = process.memoryUsage();
  const most = process.resourceUsage().maxRSS * 1024;
  if (rss < Math.max(MUCH, most - LITTLE) || heapTotal < left + LITTLE) return;
  freeMemory();
  left = process.memoryUsage().heapTotal;
}

/** What a build does not come to that makes a few pages of a thousand anew: 512 MiB. Each look takes 100 ms and more. */
const MUCH = 512 * 2 ** 20;

/** What the engine has taken at least since the last look, and what is left to the most that the process had: 64 MiB. */
const LITTLE = 64 * 2 ** 20;

/** Bytes that the engine had after the last look. */
let left = 0;
