/** What a function of an extension may list things as: a list, a generator, or a promise of a list. */
export type Listed<Entry> = Iterable<Entry> | AsyncIterable<Entry> | Promise<Iterable<Entry>>;

/** Reads a list to its end, in whichever way it is given. */
export async function readListed<Entry>(listed: Listed<Entry>): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of await listed) entries.push(entry);
  return entries;
}
