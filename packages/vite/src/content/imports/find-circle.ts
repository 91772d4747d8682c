/** Names the files on the way from a file through its imports back to itself, the file at both ends; undefined when no way leads back. */
export async function findCircle(file: string, listImports: (file: string) => Promise<readonly string[]>): Promise<string[] | undefined> {
  const seen = new Set<string>();
  const follow = async (one: string): Promise<string[] | undefined> => {
    for (const next of await listImports(one)) {
      if (next === file) return [next];
      if (seen.has(next)) continue;
      seen.add(next);
      const rest = await follow(next);
      if (rest !== undefined) return [next, ...rest];
    }
    return undefined;
  };
  const way = await follow(file);
  return way && [file, ...way];
}
