import { isUntrusted, walkEntries } from '@octavo/core/internal';
import type { Config, Page } from '@octavo/core';
import { listSpecUses, matchSource, parseOperation, parsePageApi } from '@octavo/openapi/internal/load';
import type { WantedApi } from '@octavo/openapi/internal/load';

/** What the API files of a site are found in. */
export interface SpecFileScope {
  config: Config;
  pages: readonly Page[];
  /** The files of the content root that may hold an API: JSON and YAML. */
  files: readonly string[];
}

/** Lists the operations and schemas that pages show and entries of navigation name. A page that nobody has checked shows what others name. */
export function listWantedApis({ config, pages }: SpecFileScope): WantedApi[] {
  const trusted = pages.filter(({ file }) => !isUntrusted(file, config));
  const ofPages = trusted.flatMap((page) => parsePageApi(page) ?? []).filter((one) => one.kind !== 'fields' && one.kind !== 'unclear');
  return [...ofPages, ...[...walkEntries(config)].flatMap(({ entry }) => parseOperation(entry) ?? [])];
}

/** Lists the API files that a site names: in the config, then in the frontmatter of pages and in entries of navigation. */
export function findSpecFiles(scope: SpecFileScope): string[] {
  const named = listSpecUses(scope.config).map(({ source }) => source);
  const names = [...new Set(listWantedApis(scope).flatMap((one) => ('file' in one && one.file !== undefined ? [one.file] : [])))];
  const more = names
    .filter((name) => !named.some((source) => matchSource(name, source)))
    .flatMap((name) => scope.files.find((file) => matchSource(name, file)) ?? []);
  return [...new Set([...named, ...more])];
}
