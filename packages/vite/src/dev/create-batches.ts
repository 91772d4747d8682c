import { setImmediate, setTimeout } from 'node:timers/promises';

/** One item's share in the work on its batch. */
export interface BatchShare<Result> {
  /** True for one item of each batch: who acts on the result for all of them. */
  isFirst: boolean;
  result: Result;
}

/** Milliseconds without a further item, after which a batch that came while another was at work is whole; also the rest after each batch. */
const CALM = 30;

/** Milliseconds after which a batch is whole though items go on coming. */
const PATIENCE = 1000;

/**
 * Works on one batch at a time: the first item alone and at once, and what is handed in meanwhile or right after it together, so that a
 * thousand changes at once are two runs or three.
 */
export function createBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<Result>,
): (item: Item) => Promise<BatchShare<Result>> {
  let waiting: { items: Item[]; result: Promise<Result> } | undefined;
  let last: Promise<unknown> | undefined;

  const run = async (items: readonly Item[], before: Promise<unknown> | undefined): Promise<Result> => {
    await before;
    if (items.length > 1) await untilCalm(items);
    waiting = undefined;
    return work(items);
  };

  const open = (first: Item): Promise<Result> => {
    const items = [first];
    const result = run(items, last);
    if (last !== undefined) waiting = { items, result };
    // Work may end before the next of many items is handed in: without a rest each would be a batch of its own.
    const rested = result.then(rest, rest).then(() => void (last === rested && (last = undefined)));
    last = rested;
    return result;
  };

  return async (item) => {
    if (waiting === undefined) return { isFirst: true, result: await open(item) };
    waiting.items.push(item);
    return { isFirst: false, result: await waiting.result };
  };
}

async function untilCalm(items: readonly unknown[]): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (let length = -1; length < items.length && Date.now() < end;) {
    length = items.length;
    await rest();
  }
}

/** A moment, with a look at what has come in: a timer that is late fires before that. */
async function rest(): Promise<void> {
  await setTimeout(CALM);
  await setImmediate();
}
