import type { Config, ConfigApiFiles, ConfigDivision, ConfigEntry } from '@octavo/core';
import { toSource } from '../files/source-path.ts';

/** Where a site uses an API: the folder of its generated pages, and the version that they belong to. */
export interface SpecUse {
  source: string;
  /** Without slashes at its ends: the address of the tab or anchor that names the API, else `api-reference`. */
  folder: string;
  version?: string;
  /** Where the requests of a GraphQL schema go. */
  service?: ConfigApiFiles['service'];
}

/** The folder of generated pages where nothing else is said. */
export const DEFAULT_FOLDER = 'api-reference';

/** The config's fields that name API files. */
export type SpecNames = Pick<
  Config,
  'openapi' | 'openapiFolder' | 'openapiFolders' | 'graphqlService' | 'tabs' | 'anchors' | 'navigation' | 'divisions'
>;

/** Lists the APIs that a config names, each once; the use by a part of navigation counts before the site's own. */
export function listSpecUses({
  openapi,
  openapiFolder: directory = DEFAULT_FOLDER,
  openapiFolders: folders = {},
  graphqlService: service,
  tabs,
  anchors,
  navigation,
  divisions,
}: SpecNames): SpecUse[] {
  const uses = new Map<string, SpecUse>();
  const add = (use: SpecUse): void => {
    if (!uses.has(use.source)) uses.set(use.source, use);
  };
  for (const { url, isExternal, version, openapi: own } of [...tabs, ...anchors]) {
    const folder = isExternal || url === '' ? DEFAULT_FOLDER : url;
    for (const given of own) add({ source: toSource(given), folder, ...(version !== undefined && { version }) });
  }
  const visit = (node: Pick<ConfigDivision, 'pages' | 'openapi'> & { divisions?: ConfigDivision[] }): void => {
    const { source = [], service: own = service } = node.openapi ?? {};
    for (const given of source.map(toSource))
      add({ source: given, folder: findPageFolder(node.openapi ?? {}, given) ?? DEFAULT_FOLDER, ...(own && { service: own }) });
    node.pages.filter(isGroup).forEach(visit);
    node.divisions?.forEach(visit);
  };
  visit({ pages: navigation, divisions });
  const general = openapi
    .map(toSource)
    .map((source): SpecUse => ({
      source,
      folder: findPageFolder({ directory, folders }, source) ?? directory,
      ...(service && { service }),
    }))
    .filter(({ source }) => !uses.has(source));
  return [...general.filter((use, index) => general.findIndex(({ source }) => source === use.source) === index), ...uses.values()];
}

/** The folder of the generated pages of a file that a part of navigation names; undefined where it says none. */
export function findPageFolder(
  { folders = {}, directory }: Pick<ConfigApiFiles, 'folders' | 'directory'>,
  source: string,
): string | undefined {
  return Object.entries(folders).find(([given]) => toSource(given) === source)?.[1] ?? directory;
}

function isGroup(entry: ConfigEntry): entry is Exclude<ConfigEntry, string> {
  return typeof entry !== 'string';
}
