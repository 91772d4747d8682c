import { setTimeout } from 'node:timers/promises';

/** One item's share in the work on its batch. */
export interface BatchShare<Result> {
  /** True for one item of each batch: who acts on the result for all of them. */
  isFirst: boolean;
  result: Result;
}

/** Milliseconds without a further item, after which a batch that came while another was at work is whole. */
const CALM = 30;

/**
 * Works on one batch at a time: the first item alone and at once, and what is handed in meanwhile together, so that a hundred changes at
 * once are two runs or three.
 */
export function createBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<Result>,
): (item: Item) => Promise<BatchShare<Result>> {
  let waiting: { items: Item[]; result: Promise<Result> } | undefined;
  let last: Promise<unknown> | undefined;

  const run = async (items: readonly Item[], before: Promise<unknown> | undefined): Promise<Result> => {
    if (before !== undefined) {
      await before.catch(() => undefined);
      await untilCalm(items);
    }
    waiting = undefined;
    return work(items);
  };

  const open = (first: Item): Promise<Result> => {
    const items = [first];
    const result = run(items, last);
    if (last !== undefined) waiting = { items, result };
    last = result;
    const end = (): void => void (last === result && (last = undefined));
    result.then(end, end);
    return result;
  };

  return async (item) => {
    if (waiting === undefined) return { isFirst: true, result: await open(item) };
    waiting.items.push(item);
    return { isFirst: false, result: await waiting.result };
  };
}

async function untilCalm(items: readonly unknown[]): Promise<void> {
  const { length } = items;
  await setTimeout(CALM);
  if (items.length > length) await untilCalm(items);
}
