import { setTimeout as wait } from 'node:timers/promises';

/** How long a thread may work; times are in milliseconds. */
export interface WorkLimit {
  limit: number;
  /** The time that the processors have spent on this process. */
  readProcessorTime: () => number;
  /** Ends the waiting: the work is done. */
  signal: AbortSignal;
}

/** Work that waits takes no processor time: by the clock it has so many times its limit. */
const PATIENCE = 10;

/**
 * Waits until a thread has had its time, by the clock and by the processor: on a machine with other work a thread may get a tenth of a
 * second in ten. What this process has spent is at least what one of its threads has.
 */
export async function waitForLimit({ limit, readProcessorTime, signal }: WorkLimit): Promise<void> {
  const before = readProcessorTime();
  for (let waited = 0; waited < limit * PATIENCE; waited += limit) {
    await wait(limit, undefined, { signal, ref: false });
    if (readProcessorTime() - before >= limit) return;
  }
}
