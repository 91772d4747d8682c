/** What the boost needs of a result. */
interface RankedResult {
  id: string;
  score: number;
}

/**
 * Multiplies the rank of results by what their pages are boosted by, and sorts them anew. `findBoosted` gives those of one boost: the index
 * knows it as a filter, since a result does not tell it before its page is fetched.
 */
export async function boostResults<Result extends RankedResult>(
  results: readonly Result[],
  boosts: readonly string[],
  findBoosted: (boost: string) => Promise<readonly RankedResult[]>,
): Promise<Result[]> {
  if (boosts.length === 0 || results.length < 2) return [...results];
  const factors = new Map<string, number>();
  // One after the other: Pagefind keeps the places of the last query in what it keeps of a page.
  for (const boost of boosts) for (const { id } of await findBoosted(boost)) factors.set(id, Number(boost));
  return results
    .map((result) => ({ ...result, score: result.score * (factors.get(result.id) ?? 1) }))
    .toSorted((a, b) => b.score - a.score);
}
