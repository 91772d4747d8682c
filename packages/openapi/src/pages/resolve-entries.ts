import type { Config, ConfigApiFiles, ConfigDivision, ConfigEntry, ConfigGroup } from '@octavo/core';
import { toSource } from '../files/source-path.ts';

/** What stands behind the entries of navigation. */
export interface EntrySources {
  /**
   * What an entry names: the API of a written page, or of an operation with the path of its page, which is left out while it may stand in a
   * file that cannot be read; `files` are those of the parts around it.
   */
  find(entry: string, files: ConfigApiFiles | undefined): { source: string | undefined; entry?: string; isUnread?: boolean } | undefined;
  /** The overviews of some files and the groups of all their operations. */
  list(files: ConfigApiFiles): ConfigEntry[];
}

/** Navigation whose operations are pages. */
export interface ResolvedEntries extends Pick<Config, 'navigation' | 'divisions'> {
  /** The APIs of which navigation shows an operation. */
  chosen: Set<string>;
}

/**
 * Puts pages in the place of the operations that navigation names. A group or a division that names API files and nothing else holds all
 * their operations; one that holds pages too gets them only where navigation shows none of them anywhere.
 */
export function resolveEntries(
  { navigation, divisions }: Pick<Config, 'navigation' | 'divisions'>,
  sources: EntrySources,
): ResolvedEntries {
  const chosen = new Set<string>();
  const list = (files: ConfigApiFiles): ConfigEntry[] => {
    for (const source of files.source) chosen.add(toSource(source));
    return sources.list(files);
  };

  const resolveList = (entries: readonly ConfigEntry[], files: ConfigApiFiles | undefined): ConfigEntry[] =>
    entries.flatMap((entry): ConfigEntry[] => {
      if (typeof entry !== 'string') return [resolveGroup(entry, files)];
      const found = sources.find(entry, files);
      if (found?.source !== undefined) chosen.add(found.source);
      return found?.isUnread === true ? [] : [found?.entry ?? entry];
    });

  const resolveGroup = (group: ConfigGroup, outer: ConfigApiFiles | undefined): ConfigGroup => {
    const { openapi } = group;
    if (openapi === undefined || group.pages.length > 0) return { ...group, pages: resolveList(group.pages, openapi ?? outer) };
    const entries = list(openapi);
    const isSeveral = entries.filter((entry) => typeof entry !== 'string').length > 1;
    return { ...group, pages: isSeveral ? entries : entries.flatMap((entry) => (typeof entry === 'string' ? entry : entry.pages)) };
  };

  const resolveDivision = (division: ConfigDivision, outer: ConfigApiFiles | undefined): ConfigDivision => {
    const { openapi = outer, pages, divisions: inner } = division;
    if (division.openapi !== undefined && pages.length === 0 && inner.length === 0) return { ...division, pages: list(division.openapi) };
    return {
      ...division,
      pages: resolveList(pages, openapi),
      divisions: inner.map((one) => resolveDivision(one, openapi)),
    };
  };

  /** What holds pages beside its API files, of which nothing is shown. */
  const complete = (division: ConfigDivision): ConfigDivision => {
    const { openapi, pages } = division;
    const isWaiting = openapi !== undefined && pages.length > 0 && openapi.source.every((source) => !chosen.has(toSource(source)));
    return { ...division, pages: isWaiting ? [...pages, ...list(openapi)] : pages, divisions: division.divisions.map(complete) };
  };

  const resolved = {
    navigation: resolveList(navigation, undefined),
    divisions: divisions.map((division) => resolveDivision(division, undefined)),
  };
  return { ...resolved, divisions: resolved.divisions.map(complete), chosen };
}
