import type { Config, ConfigDivision, ConfigEntry, ConfigGroup } from '../../config/config.ts';
import { groupBy } from '../../group-by.ts';
import { toHref } from '../../path.ts';
import { prefixesOf } from './create-claims.ts';

/** An entry for all pages of a folder: `reference/*`. */
const WILDCARD = /^(.+)\/\*$/;

/** Puts pages in the place of entries like `reference/*`: those below the folder that no other entry names, in the order in which they are given. */
export function expandEntries<Given extends Pick<Config, 'navigation' | 'divisions'>>(config: Given, hrefs: readonly string[]): Given {
  const named = new Set<string>();
  let isNeeded = false;
  const note = (entries: readonly ConfigEntry[]): void => {
    for (const entry of entries) {
      if (typeof entry !== 'string') note([...(entry.root === undefined ? [] : [entry.root]), ...entry.pages]);
      else if (WILDCARD.test(entry)) isNeeded = true;
      else named.add(toHref(entry));
    }
  };
  const noteDivision = ({ pages, divisions }: ConfigDivision): void => {
    note(pages);
    divisions.forEach(noteDivision);
  };
  note(config.navigation);
  config.divisions.forEach(noteDivision);
  if (!isNeeded) return config;

  const pagesUnder = groupUnder(hrefs);
  const expand = (entry: string): string[] => {
    const [, folder] = WILDCARD.exec(entry) ?? [];
    if (folder === undefined) return [entry];
    const found = (pagesUnder.get(toHref(folder)) ?? []).filter((href) => !named.has(href));
    for (const href of found) named.add(href);
    // Of a folder without pages navigation says that it is not there.
    return found.length === 0 ? [folder] : found.map((href) => href.slice(1));
  };
  const expandGroup = (group: ConfigGroup): ConfigGroup => ({ ...group, pages: expandList(group.pages) });
  const expandList = (entries: readonly ConfigEntry[]): ConfigEntry[] =>
    entries.flatMap((entry): ConfigEntry[] => (typeof entry === 'string' ? expand(entry) : [expandGroup(entry)]));
  const expandDivision = (division: ConfigDivision): ConfigDivision => ({
    ...division,
    pages: expandList(division.pages),
    divisions: division.divisions.map(expandDivision),
  });
  return { ...config, navigation: expandList(config.navigation), divisions: config.divisions.map(expandDivision) };
}

/** The pages of each folder, those of the folders in it too, and that of its own address. */
function groupUnder(hrefs: readonly string[]): Map<string, string[]> {
  const places = hrefs.flatMap((href) => [...prefixesOf(href)].map((prefix) => ({ href, prefix })));
  const groups = groupBy(places, ({ prefix }) => prefix);
  return new Map([...groups].map(([prefix, found]) => [prefix, found.map(({ href }) => href)]));
}
