import { Worker } from 'node:worker_threads';
import type { IndexFile } from '../../output/search/run-pagefind.ts';
import type { SearchRecord } from '../../output/search/search-record.ts';
import { findProgram } from '../../own-files.ts';
import { listThreadEnv } from '../../thread-env.ts';
import type { IndexPlace } from '../kept/kept-indexes.ts';
import { unpackFiles } from './packed-files.ts';
import type { PackedFiles } from './packed-files.ts';

/** What a thread makes an index of. */
export interface IndexTask {
  records: readonly SearchRecord[];
  /** Where the last index lies, of which it takes what has not changed. */
  kept: IndexPlace | undefined;
}

/** The memory for new objects that the thread may have, in MiB. By itself it would take twice as much, while compilers have the most. */
const YOUNG_MB = 24;

/** Makes a search index in a thread of its own: joining a thousand pages takes half a second, in which this one renders, or answers readers. */
export function indexInThread(task: IndexTask): Promise<IndexFile[]> {
  const thread = new Worker(findProgram('build/search/index-worker'), {
    workerData: task,
    env: listThreadEnv(),
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  return new Promise((resolve, reject) => {
    thread.once('message', (packed: PackedFiles) => resolve(unpackFiles(packed)));
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread that makes the search index ended without one.')));
  });
}
