import { availableParallelism } from 'node:os';

/** Pages that one compiler has done before a second one would have loaded, which takes 0.6 s; a page of real sites takes 0.05 to 0.1 s. */
const FEW = 8;

/** How many threads compile so many pages: one per core, and two at least, since one may be busy with a page that takes long. */
export function countThreads(pages: number): number {
  return pages <= FEW ? 1 : Math.max(2, availableParallelism());
}
