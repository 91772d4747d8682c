import { expect, test } from 'vitest';
import { createCredit } from './create-credit.ts';

/** Spends until the credit ends: how many works ran, and what was said. */
async function spendAll(milliseconds: number, work: () => Promise<unknown>): Promise<{ works: number; said: Set<string> }> {
  let time = 0;
  let works = 0;
  const said = new Set<string>();
  const credit = createCredit(
    (reason) => said.add(reason),
    () => time,
  );
  for (let asked = 0; asked < 2000; asked += 1)
    await credit.spend(() => {
      time += milliseconds;
      works += 1;
      return work();
    });
  return { works, said };
}

test('does not end while works are quick', async () => {
  expect(await spendAll(200, () => Promise.resolve())).toEqual({ works: 2000, said: new Set() });
});

test('ends after a minute of slow works', async () => {
  expect(await spendAll(4000, () => Promise.resolve())).toEqual({ works: 16, said: new Set(['it is slow']) });
});

test('ends after ten failures', async () => {
  const { works, said } = await spendAll(0, () =>
    Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })),
  );
  expect(works).toBe(10);
  expect([...said][0]).toBe('connect ECONNREFUSED');
});
