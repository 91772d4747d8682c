import type { Config } from '@octavo/core';
import { DEFAULT_FOLDER, hostOf, listSpecUses, loadApi } from '@octavo/openapi/internal/load';
import type { Api, LoadedApi, SpecFiles, SpecUse } from '@octavo/openapi/internal/load';

/** The APIs that were loaded, each until a file changes. */
export interface LoadedApis {
  /** Takes in what a config says of its API files. */
  use(config: Config): void;
  /** The hosts whose other files an API may refer to. */
  hosts(): ReadonlySet<string>;
  /** The folder of an API's pages. */
  folderOf(source: string): string;
  /** An API, loaded where it is not yet; undefined where it cannot be read. */
  load(source: string): Api | undefined;
  find(source: string): LoadedApi | undefined;
  forget(): void;
}

/** Makes the APIs that are loaded from files. */
export function createLoadedApis(files: SpecFiles): LoadedApis {
  const loaded = new Map<string, LoadedApi>();
  let uses: ReadonlyMap<string, SpecUse> = new Map();
  let hosts: ReadonlySet<string> = new Set();

  const load = (source: string): Api | undefined => {
    const { service } = uses.get(source) ?? {};
    const one = loaded.get(source) ?? loadApi(source, { files, hosts, findApi: load, ...(service && { service }) });
    loaded.set(source, one);
    return one.api;
  };
  const listServices = (): string => JSON.stringify([...uses].map(([source, { service }]) => [source, service]));

  return {
    use(config) {
      const before = listServices();
      uses = new Map(listSpecUses(config).map((use) => [use.source, use]));
      hosts = new Set([...uses.keys()].flatMap((source) => hostOf(source) ?? []));
      if (listServices() !== before) loaded.clear();
    },
    hosts: () => hosts,
    folderOf: (source) => uses.get(source)?.folder ?? DEFAULT_FOLDER,
    load,
    find: (source) => loaded.get(source),
    forget: () => loaded.clear(),
  };
}
