import { availableParallelism } from 'node:os';

/** Pages that one compiler has done before a second one would have loaded, which takes 0.6 s; a page of real sites takes 0.05 to 0.1 s. */
const FEW = 8;

/** Pages from which on a build renders some while others are compiled. */
export const MANY = 64;

/**
 * How many threads compile so many pages: one per core, and two at least, since one may be busy with a page that takes long. A core is left to
 * what renders meanwhile: a thread more than there are cores would load and warm up for nothing, and hold its memory.
 */
export function countThreads(pages: number, { isAlone = false }: { isAlone?: boolean } = {}): number {
  if (pages <= FEW) return 1;
  const cores = availableParallelism();
  return pages < MANY || isAlone ? Math.max(2, cores) : Math.max(1, cores - 1);
}
