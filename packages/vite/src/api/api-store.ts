import path from 'node:path';
import { isUnder, normalizePath } from '@octavo/core/internal';
import type { Config, Diagnostic } from '@octavo/core';
import {
  DEFAULT_FOLDER,
  createOperationFinder,
  createSpecFiles,
  findOverlays,
  hostOf,
  isRemote,
  joinApis,
  listSpecUses,
  loadApi,
  parseOperation,
  toSource,
  writeDocument,
} from '@octavo/openapi/internal/load';
import type { Api, JoinedSources, LoadedApi, ReadResult } from '@octavo/openapi/internal/load';
import { userCacheFolder } from '../user-cache-folder.ts';
import { findSpecFiles, listWantedApis } from './find-spec-files.ts';
import type { SpecFileScope } from './find-spec-files.ts';
import { findUnnamedSpecs, isApiText } from './find-unnamed-specs.ts';
import type { UnnamedScope } from './find-unnamed-specs.ts';
import { readSpecFile } from './read-spec-file.ts';
import { createSdlReader } from './create-sdl-reader.ts';
import { createRemoteFiles } from './remote-files.ts';
import type { RemoteFiles } from './remote-files.ts';
import { createSpecValidator } from './spec-validator.ts';

/** The APIs of a site, loaded as the site asks for them. */
export interface ApiStore {
  /** Lets the addresses that a config names be read, and no others. */
  allow(config: Config): void;
  /** A file as it stands: of the content root, or of an address that the config names. */
  read(source: string): ReadResult;
  /** Puts the APIs into config and pages; loads those that are not loaded yet. */
  join(scope: SpecFileScope): JoinedSources;
  /** An API of the last `join`. */
  find(source: string): LoadedApi | undefined;
  /** The APIs of the last `join` that could be read, in its order. */
  list(): LoadedApi[];
  /** What the site names as API files, those that cannot be read among them. */
  sources(): readonly string[];
  /** The files (paths from the content root) that overlays change, and how they are written then. */
  overlaid(): { source: string; write: () => string }[];
  /** Whether a file is applied to others as an overlay. */
  isOverlay(file: string): boolean;
  /** Whether an address lies where the pages of an API would be that could not be read. */
  mayHavePage(href: string): boolean;
  /** An operation by what an author wrote: `GET /a`, `file.yaml GET /a`; else the key that is written most like it. */
  findOperation(text: string): { source: string; key: string } | { nearest: string | undefined };
  /** Takes in a change of a file (a path from the content root); false when no API has reached it. */
  update(file: string): boolean;
  /** Waits for what is being fetched; true when something new has arrived: the site is then to be joined again. */
  settle(): Promise<boolean>;
  /** Checks the files of the last `join` against OpenAPI's own schemas; true when what is wrong has changed. */
  check(): Promise<boolean>;
  /** What is wrong with the files, and with what was followed in them so far. */
  diagnostics(): Diagnostic[];
}

/** Makes the store of a content root's APIs. */
export function createApiStore({
  root,
  readText,
  remote = createRemoteFiles({ folder: path.join(userCacheFolder(root), 'apis') }),
}: {
  root: string;
  /** The text of a page, for diagnostics. */
  readText: (file: string) => string | undefined;
  remote?: RemoteFiles;
}): ApiStore {
  const read = (source: string): ReadResult => (isRemote(source) ? remote.read(source) : readSpecFile(root, source));
  const files = createSpecFiles({ read, readSdl: createSdlReader(root) });
  const loaded = new Map<string, LoadedApi>();
  const validator = createSpecValidator();
  let services = '';
  let sources: string[] = [];
  let overlays: readonly string[] = [];
  let unusedOverlays: Diagnostic[] = [];
  let unreadFolders: string[] = [];
  // Files that were looked into and hold nothing that is shown: what is wrong with them is no matter of the site.
  let strangers: ReadonlySet<string> = new Set();

  // Looked into once: a folder may hold much else.
  const verdicts = new Map<string, boolean>();

  const isBroken = (source: string): boolean => files.open(source).diagnostics.some(({ severity }) => severity === 'error');

  const isApi = (file: string): boolean => {
    const known = verdicts.get(file);
    if (known !== undefined) return known;
    const result = readSpecFile(root, file);
    const verdict = 'text' in result && isApiText(result.text);
    verdicts.set(file, verdict);
    return verdict;
  };
  const findUnnamed = (scope: SpecFileScope, { named, load }: Pick<UnnamedScope, 'named' | 'load'>): string[] => {
    const others = scope.files.filter((file) => !sources.includes(file)).toSorted();
    const found = findUnnamedSpecs({ wanted: listWantedApis(scope), named, files: others, isApi, load });
    strangers = new Set(others.filter((file) => loaded.has(file) && !found.includes(file)));
    return found;
  };

  const allow = (config: Config): void => {
    const again = remote.allow(listNamedSources(config).filter(isRemote));
    for (const source of again) files.forget(source);
    if (again.length > 0) loaded.clear();
  };

  return {
    allow,
    read,
    join(scope) {
      const named = listSpecUses(scope.config).map(({ source }) => source);
      const hosts = new Set(named.flatMap((source) => hostOf(source) ?? []));
      overlays = (scope.config.api.overlays ?? []).map(toSource);
      allow(scope.config);
      const uses = new Map(listSpecUses(scope.config).map((use) => [use.source, use]));
      const before = services;
      services = JSON.stringify([...uses].map(([source, { service }]) => [source, service]));
      if (before !== services) loaded.clear();
      const load = (source: string): Api | undefined => {
        const { service } = uses.get(source) ?? {};
        const one = loaded.get(source) ?? loadApi(source, { files, hosts, findApi: load, ...(service && { service }) });
        loaded.set(source, one);
        return one.api;
      };
      sources = findSpecFiles(scope);
      const extended = findOverlays(overlays, { files, sources, hosts });
      unusedOverlays = extended.diagnostics;
      if (files.overlay(extended.bySource)) loaded.clear();
      strangers = new Set();
      const found = sources.flatMap((source) => load(source) ?? []);
      const unread = sources.filter((source) => loaded.get(source)?.api === undefined);
      unreadFolders = [...new Set(unread.map((source) => normalizePath(uses.get(source)?.folder ?? DEFAULT_FOLDER)))];
      // What is not read yet may hold what seems lost.
      if (unread.length === 0) sources = [...sources, ...findUnnamed(scope, { named: found, load })];
      // What workflows are about is read, and shown where something else shows it.
      sources = listDescribed(sources, (source) => (load(source) === undefined ? [] : (loaded.get(source)?.sources ?? [])));
      const apis = sources.flatMap((source) => load(source) ?? []);
      return joinApis({ config: scope.config, pages: scope.pages, apis, unread, readText });
    },
    overlaid: () =>
      sources.flatMap((source) => {
        const { value, isOverlaid } = files.open(source);
        return isOverlaid && value !== undefined && !isRemote(source) ? [{ source, write: () => writeDocument(value, source) }] : [];
      }),
    isOverlay: (file) => overlays.includes(file),
    mayHavePage: (href) => unreadFolders.some((folder) => isUnder(href, folder)),
    find: (source) => (sources.includes(source) ? loaded.get(source) : undefined),
    sources: () => sources,
    list: () => sources.flatMap((source) => loaded.get(source) ?? []),
    findOperation(text) {
      const wanted = parseOperation(text);
      if (wanted === undefined) return { nearest: undefined };
      const finder = createOperationFinder(sources.flatMap((source) => loaded.get(source)?.api ?? []));
      const found = finder.find(wanted);
      return found ? { source: found.api.source, key: found.operation.key } : { nearest: finder.findNearest(wanted) };
    },
    update(file) {
      verdicts.delete(file);
      if (!files.sources().includes(file)) return false;
      files.forget(file);
      loaded.clear();
      return true;
    },
    async settle() {
      const changed = await remote.settle();
      for (const source of changed) files.forget(source);
      if (changed.length > 0) loaded.clear();
      return changed.length > 0;
    },
    check() {
      // The rules are OpenAPI's.
      const checked = sources.filter(
        (source) => !/^(?:async|arazzo|graphql)$/.test(loaded.get(source)?.version ?? '') && !isBroken(source),
      );
      const texts = checked.map((source) => ({ source, text: files.text(source) }));
      return validator.run(texts.filter(({ text }) => text !== ''));
    },
    diagnostics: () => [
      ...files.sources().flatMap((source) => (strangers.has(source) ? [] : files.open(source).diagnostics)),
      ...sources.flatMap((source) => loaded.get(source)?.diagnostics() ?? []),
      ...unusedOverlays,
      ...validator.diagnostics(),
      ...remote.diagnostics(),
    ],
  };
}

/** Lists the files and addresses that a config names: APIs, overlays, and the versions that are compared. */
function listNamedSources(config: Config): string[] {
  const { overlays = [], changelog } = config.api;
  return [...listSpecUses(config).map(({ source }) => source), ...[...overlays, ...(changelog?.versions ?? [])].map(toSource)];
}

/** Lists sources with those that they describe, to any depth. */
function listDescribed(sources: readonly string[], describe: (source: string) => readonly string[]): string[] {
  const all = new Set(sources);
  for (const source of all) for (const described of describe(source)) all.add(described);
  return [...all];
}
