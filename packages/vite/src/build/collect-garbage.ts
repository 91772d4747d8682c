import { exposeCollector, freeMemory } from '../free-memory.ts';

/** Takes up what a stage of a build has left, where the process has much memory. */
export function collectGarbage(): void {
  const { rss, heapTotal } = process.memoryUsage();
  if (rss < MUCH || heapTotal < left + LITTLE) return;
  exposeCollector(true);
  freeMemory();
  exposeCollector(false);
  left = process.memoryUsage().heapTotal;
}

/** What a build of a few pages does not come to: 512 MiB. Each look takes 100 ms and more. */
const MUCH = 512 * 2 ** 20;

/**
 * The engine has taken more than that since the last look: 192 MiB. A look also takes away what it has compiled of its own code: after every
 * 64 MiB, a build of 1,000 pages took a tenth longer for 60 MB less.
 */
const LITTLE = 192 * 2 ** 20;

/** Bytes that the engine had after the last look. */
let left = 0;
