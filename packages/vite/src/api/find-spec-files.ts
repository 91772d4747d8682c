import { walkEntries } from '@octavo/core';
import type { Config, Page } from '@octavo/core';
import { listSpecUses, matchSource, parseOperation, parsePageApi } from '@octavo/openapi/load';

/** What the API files of a site are found in. */
export interface SpecFileScope {
  config: Config;
  pages: readonly Page[];
  /** The files of the content root that may hold an API: JSON and YAML. */
  files: readonly string[];
}

/**
 * Lists the API files of a site: those of the config; then those that pages name in frontmatter, and entries of navigation; and where neither names one, though
 * pages show operations, those that are called like one.
 */
export function findSpecFiles({ config, pages, files }: SpecFileScope): string[] {
  const named = listSpecUses(config).map(({ source }) => source);
  const ofPages = pages.flatMap((page) => parsePageApi(page) ?? []).filter((one) => one.kind !== 'fields' && one.kind !== 'unclear');
  const ofNavigation = [...walkEntries(config)].flatMap(({ entry }) => parseOperation(entry) ?? []);
  const wanted = [...ofPages, ...ofNavigation];
  const names = [...new Set(wanted.flatMap(({ file }) => file ?? []))];
  const more = names
    .filter((name) => !named.some((source) => matchSource(name, source)))
    .flatMap((name) => files.find((file) => matchSource(name, file)) ?? []);
  const sources = [...new Set([...named, ...more])];
  if (sources.length > 0 || wanted.length === 0) return sources;
  return files.filter((file) => /(?:^|\/)[^/]*(?:openapi|swagger)[^/]*$/i.test(file));
}
