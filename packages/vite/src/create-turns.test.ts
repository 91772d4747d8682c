import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './create-turns.ts';

it('does as many works at a time as there are turns, and goes on after a failure', async () => {
  const inTurn = createTurns(2);
  let running = 0;
  let most = 0;
  const work = async (n: number): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await setTimeout(1);
    running -= 1;
    if (n === 1) throw new Error('failed');
    return n;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => inTurn(() => work(n))));
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([0, 'failed', 2, 3, 4]);
  expect(most).toBe(2);
});
