import { expect, it } from 'vitest';
import { waitForLimit } from './wait-for-limit.ts';

/** Waits with readings of the processor's time; the last one stays. */
async function countReadings(...readings: number[]): Promise<number> {
  let read = 0;
  const readProcessorTime = (): number => readings[Math.min(read++, readings.length - 1)] ?? 0;
  await waitForLimit({ limit: 5, readProcessorTime, signal: new AbortController().signal });
  return read;
}

it('counts the time of the processor, not the clock alone', async () => {
  expect(await countReadings(100, 105)).toBe(2);
  expect(await countReadings(100, 101, 104, 105)).toBe(4);
});

it('ends for what waits and takes no time of a processor', async () => {
  expect(await countReadings(100)).toBe(11);
});

it('is over with the work', async () => {
  const signal = AbortSignal.abort();
  await expect(waitForLimit({ limit: 3_600_000, readProcessorTime: () => 0, signal })).rejects.toThrow('aborted');
});
