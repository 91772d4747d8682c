/** What the merge needs of a result. */
export interface MergeableResult {
  id: string;
  score: number;
  words: number[];
}

/** Merges what was found for each word alone: pages with the most words first, then by score. */
export function mergeResults<Result extends MergeableResult>(lists: readonly (readonly Result[])[]): Result[] {
  const merged = new Map<string, { count: number; result: Result }>();
  for (const list of lists) {
    for (const result of list) {
      const { count = 0, result: known } = merged.get(result.id) ?? {};
      const joined = known && { ...result, score: known.score + result.score, words: [...new Set([...known.words, ...result.words])] };
      merged.set(result.id, { count: count + 1, result: joined ?? result });
    }
  }
  return [...merged.values()].toSorted((a, b) => b.count - a.count || b.result.score - a.result.score).map(({ result }) => result);
}
