import { parentPort, workerData } from 'node:worker_threads';
import { createSearchIndex } from '../../output/search/create-index.ts';
import { openKeptIndexes } from '../kept/kept-indexes.ts';
import type { IndexTask } from './index-thread.ts';
import { packFiles } from './packed-files.ts';

/* Makes one search index: `indexInThread` starts this file with the records, and is sent the files. */
const { records, kept }: IndexTask = workerData;
const packed = packFiles(await createSearchIndex(records, kept && openKeptIndexes(kept)));
parentPort?.postMessage(packed, [packed.bytes.buffer]);
