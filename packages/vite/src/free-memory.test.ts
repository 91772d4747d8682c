import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { exposeCollector, freeMemory } from './free-memory.ts';

it('takes up garbage where the collector is exposed', async () => {
  const garbage = new WeakRef({});
  // What was made in one turn is held until its end.
  await setImmediate();
  exposeCollector(true);
  freeMemory();
  exposeCollector(false);
  expect(garbage.deref()).toBeUndefined();
});
