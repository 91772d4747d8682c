import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';
import { afterEach, expect, it } from 'vitest';
import { holdMemory, releaseMemory } from './hold-memory.ts';

afterEach(releaseMemory);

it('holds the memory for new objects where it would grow, until it is released', async () => {
  const enough = 32 * 2 ** 20;
  const work = createWork();
  holdMemory();
  while (readSize() < enough) await work();
  // It has been looked at by then: timers come in their order.
  await wait(50);
  for (let round = 0; round < 10; round += 1) await work();
  expect(readSize()).toBe(enough);
  releaseMemory();
  while (readSize() <= enough) await work();
});

/** Gives what makes objects that stay for a while, which is what that memory grows for. */
function createWork(): () => Promise<void> {
  let kept: object[] = [];
  return async () => {
    kept = [...kept.slice(-100_000), ...Array.from({ length: 20_000 }, (_, index) => ({ index }))];
    await setImmediate();
  };
}

function readSize(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;
}
