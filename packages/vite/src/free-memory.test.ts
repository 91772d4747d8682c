import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freeMemory } from './free-memory.ts';

it('takes up garbage', async () => {
  const garbage = new WeakRef({});
  // What was made in one turn is held until its end.
  await setImmediate();
  freeMemory();
  expect(garbage.deref()).toBeUndefined();
});
