/** The most schemas that a page can tell the addresses of. */
const MOST = 600;

/** What is known of an API's schemas by name. */
export interface ChunkScope {
  /** The names that a schema refers to. */
  references(name: string): string[];
  /** The address of the file that holds a schema; undefined when there is no such schema. */
  chunkUrl(name: string): string | undefined;
}

/** Lists the addresses of the schemas that can be reached from `names` but are not among `held`, the nearest first. */
export function collectChunks(
  names: readonly string[],
  held: ReadonlySet<string>,
  { references, chunkUrl }: ChunkScope,
): Record<string, string> {
  const chunks: Record<string, string> = {};
  const seen = new Set(names);
  let count = 0;
  for (const name of seen) {
    if (count === MOST) break;
    if (!held.has(name)) {
      const url = chunkUrl(name);
      if (url === undefined) continue;
      chunks[name] = url;
      count += 1;
    }
    for (const next of references(name)) seen.add(next);
  }
  return chunks;
}
