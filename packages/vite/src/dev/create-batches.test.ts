import { expect, it } from 'vitest';
import { createBatches } from './create-batches.ts';

it('gathers what comes while it works, and one of each batch is the first', async () => {
  const seen: string[][] = [];
  const gather = createBatches(async (items: readonly string[]) => {
    seen.push([...items]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return items.length;
  });
  const first = gather('a');
  const rest = [gather('b'), gather('c'), gather('d')];
  expect([await first, ...(await Promise.all(rest))]).toEqual([
    { isFirst: true, result: 1 },
    { isFirst: true, result: 3 },
    { isFirst: false, result: 3 },
    { isFirst: false, result: 3 },
  ]);
  expect(seen).toEqual([['a'], ['b', 'c', 'd']]);
});

it('fails for the batch that failed alone', async () => {
  const gather = createBatches((items: readonly number[]) =>
    items.includes(0) ? Promise.reject(new Error('zero')) : Promise.resolve('ok'),
  );
  const shares = [gather(0), gather(1), gather(2)];
  await expect(shares[0]).rejects.toThrow('zero');
  expect(await Promise.all(shares.slice(1))).toEqual([
    { isFirst: true, result: 'ok' },
    { isFirst: false, result: 'ok' },
  ]);
});

it('gathers items each of which comes when the work on the one before has ended', async () => {
  const seen: number[] = [];
  const gather = createBatches((items: readonly number[]) => Promise.resolve(void seen.push(items.length)));
  const shares: Promise<unknown>[] = [];
  for (let item = 0; item < 500; item += 1) {
    shares.push(gather(item));
    // As many changes at once come: each after some turns of promises, and no turn of the event loop.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
  await Promise.all(shares);
  expect(seen).toEqual([1, 499]);
});
