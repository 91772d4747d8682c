import { availableParallelism } from 'node:os';

/** Pages that one compiler has done before a second one would have loaded. */
const FEW = 4;

/** How many threads compile so many pages: one per core, and two at least, since one may be busy with a page that takes long. */
export function countThreads(pages: number): number {
  return pages <= FEW ? 1 : Math.max(2, availableParallelism());
}
