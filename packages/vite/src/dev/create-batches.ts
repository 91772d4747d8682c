/** One item's share in the work on its batch. */
export interface BatchShare<Result> {
  /** True for one item of each batch: who acts on the result for all of them. */
  isFirst: boolean;
  result: Result;
}

/** Works on one batch at a time: what is handed in meanwhile is the next one, so that a hundred changes at once are two runs or three. */
export function createBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<Result>,
): (item: Item) => Promise<BatchShare<Result>> {
  let waiting: { items: Item[]; result: Promise<Result> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const open = (first: Item): Promise<Result> => {
    const items = [first];
    const result = last.then(() => {
      waiting = undefined;
      return work(items);
    });
    waiting = { items, result };
    last = result.catch(() => undefined);
    return result;
  };

  return async (item) => {
    if (waiting === undefined) return { isFirst: true, result: await open(item) };
    waiting.items.push(item);
    return { isFirst: false, result: await waiting.result };
  };
}
