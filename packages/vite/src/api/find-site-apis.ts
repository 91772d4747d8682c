import { normalizePath } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { findOverlays, toSource } from '@octavo/openapi/internal/load';
import type { SpecFiles } from '@octavo/openapi/internal/load';
import { findSpecFiles } from './find-spec-files.ts';
import type { SpecFileScope } from './find-spec-files.ts';
import type { LoadedApis } from './loaded-apis.ts';
import type { UnnamedFinder } from './unnamed-finder.ts';

/** The APIs of a site, by their sources. */
export interface SiteApis {
  /** All that the site names, shows or describes, in order; those that cannot be read among them. */
  sources: readonly string[];
  overlays: readonly string[];
  /** Those that are applied to a source, in their order. */
  overlaysOf: (source: string) => readonly string[];
  unusedOverlays: readonly Diagnostic[];
  unread: readonly string[];
  /** The folders where the pages of those that cannot be read would be. */
  unreadFolders: readonly string[];
  /** Files that were looked into and hold nothing that is shown: what is wrong with them is no matter of the site. */
  strangers: ReadonlySet<string>;
}

/** What a site has before it is joined with its APIs. */
export const NO_APIS: SiteApis = {
  sources: [],
  overlays: [],
  overlaysOf: () => [],
  unusedOverlays: [],
  unread: [],
  unreadFolders: [],
  strangers: new Set(),
};

/** What APIs are found with. */
interface ApiParts {
  files: SpecFiles;
  apis: LoadedApis;
  unnamed: UnnamedFinder;
}

/** Finds and loads the APIs of a site. */
export function findSiteApis(scope: SpecFileScope, { files, apis, unnamed }: ApiParts): SiteApis {
  apis.use(scope.config);
  const named = findSpecFiles(scope);
  const overlays = (scope.config.api.overlays ?? []).map(toSource);
  const extended = findOverlays(overlays, { files, sources: named, hosts: apis.hosts() });
  if (files.overlay(extended.bySource)) apis.forget();
  const found = named.flatMap((source) => apis.load(source) ?? []);
  const unread = named.filter((source) => apis.find(source)?.api === undefined);
  // What is not read yet may hold what seems lost.
  const others = unread.length === 0 ? unnamed.find(scope, { sources: named, named: found }) : { unnamed: [], strangers: [] };
  return {
    // What workflows are about is read, and shown where something else shows it.
    sources: listDescribed([...named, ...others.unnamed], (source) =>
      apis.load(source) === undefined ? [] : (apis.find(source)?.sources ?? []),
    ),
    overlays,
    overlaysOf: (source) => extended.bySource.get(source) ?? [],
    unusedOverlays: extended.diagnostics,
    unread,
    unreadFolders: [...new Set(unread.map((source) => normalizePath(apis.folderOf(source))))],
    strangers: new Set(others.strangers),
  };
}

/** Lists sources with those that they describe, to any depth. */
function listDescribed(sources: readonly string[], describe: (source: string) => readonly string[]): string[] {
  const all = new Set(sources);
  for (const source of all) for (const described of describe(source)) all.add(described);
  return [...all];
}
