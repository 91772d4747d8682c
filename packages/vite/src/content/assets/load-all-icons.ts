import type { IconMap } from '@octavo/theme';

/** What a content file names and imports. */
interface IconFile {
  icons: IconMap;
  /** Absolute. */
  imports: readonly string[];
}

/** Gathers the icons of a file and of everything that it imports, over any number of steps; `load` knows content files only. */
export async function loadAllIcons(file: string, load: (file: string) => Promise<IconFile> | undefined): Promise<IconMap> {
  const seen = new Set<string>();
  const gather = async (one: string): Promise<IconMap> => {
    if (seen.has(one)) return {};
    seen.add(one);
    const loaded = await load(one);
    if (loaded === undefined) return {};
    return Object.assign({}, ...(await Promise.all(loaded.imports.map(gather))), loaded.icons);
  };
  const all = Object.entries(await gather(file));
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
