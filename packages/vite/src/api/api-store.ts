import path from 'node:path';
import { isUnder } from '@octavo/core/internal';
import type { Config, Diagnostic } from '@octavo/core';
import {
  createOperationFinder,
  createSpecFiles,
  isRemote,
  joinApis,
  listSpecUses,
  parseDocument,
  parseOperation,
  toSource,
  writeDocument,
} from '@octavo/openapi/internal/load';
import type { JoinedSources, LoadedApi, ParseSpec, ReadResult } from '@octavo/openapi/internal/load';
import { userCacheFolder } from '../user-cache-folder.ts';
import { NO_APIS, findSiteApis } from './find-site-apis.ts';
import type { SpecFileScope } from './find-spec-files.ts';
import { readSpecFile } from './read-spec-file.ts';
import { createSdlReader } from './create-sdl-reader.ts';
import { createLoadedApis } from './loaded-apis.ts';
import { createRemoteFiles } from './remote-files.ts';
import type { RemoteFiles } from './remote-files.ts';
import { createSpecValidator } from './spec-validator.ts';
import { createUnnamedFinder } from './unnamed-finder.ts';

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
  /** Whether an API of the last `join` is read from a file, as its text or as a part. */
  reads(file: string): boolean;
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
  parse = parseDocument,
  remote = createRemoteFiles({ folder: path.join(userCacheFolder(root), 'apis') }),
}: {
  root: string;
  /** The text of a page, for diagnostics. */
  readText: (file: string) => string | undefined;
  /** What reads their texts. */
  parse?: ParseSpec | undefined;
  remote?: RemoteFiles;
}): ApiStore {
  const read = (source: string): ReadResult => (isRemote(source) ? remote.read(source) : readSpecFile(root, source));
  const files = createSpecFiles({ read, parse, readSdl: createSdlReader(root) });
  const apis = createLoadedApis(files);
  const unnamed = createUnnamedFinder(root, apis);
  const validator = createSpecValidator(root, files.text);
  let site = NO_APIS;

  const list = (): LoadedApi[] => site.sources.flatMap((source) => apis.find(source) ?? []);
  const forgetFiles = (changed: readonly string[]): void => {
    for (const source of changed) files.forget(source);
    if (changed.length > 0) apis.forget();
  };
  const allow = (config: Config): void => forgetFiles(remote.allow(listNamedSources(config).filter(isRemote)));
  const readSpec = (source: string): { source: string; text: string } => ({ source, text: files.text(source) });
  const isBroken = (source: string): boolean => files.open(source).diagnostics.some(({ severity }) => severity === 'error');

  return {
    allow,
    read,
    join(scope) {
      const { config, pages } = scope;
      allow(config);
      const parts = { files, apis, unnamed };
      const found = findSiteApis(scope, parts);
      // What only a source that is named no longer has led to is of no more interest.
      const isFewer = site.sources.some((source) => !found.sources.includes(source));
      if (isFewer) {
        files.forgetAll();
        apis.forget();
      }
      site = isFewer ? findSiteApis(scope, parts) : found;
      return joinApis({ config, pages, apis: site.sources.flatMap((source) => apis.load(source) ?? []), unread: site.unread, readText });
    },
    overlaid: () =>
      site.sources.flatMap((source) => {
        const { value, isOverlaid } = files.open(source);
        return isOverlaid && value !== undefined && !isRemote(source) ? [{ source, write: () => writeDocument(value, source) }] : [];
      }),
    isOverlay: (file) => site.overlays.includes(file),
    reads: (file) => files.sources().includes(file),
    mayHavePage: (href) => site.unreadFolders.some((folder) => isUnder(href, folder)),
    find: (source) => (site.sources.includes(source) ? apis.find(source) : undefined),
    sources: () => site.sources,
    list,
    findOperation(text) {
      const wanted = parseOperation(text);
      if (wanted === undefined) return { nearest: undefined };
      const finder = createOperationFinder(list().flatMap(({ api }) => api ?? []));
      const found = finder.find(wanted);
      return found ? { source: found.api.source, key: found.operation.key } : { nearest: finder.findNearest(wanted) };
    },
    update(file) {
      unnamed.forget(file);
      if (!files.sources().includes(file)) return false;
      forgetFiles([file]);
      return true;
    },
    async settle() {
      const changed = await remote.settle();
      forgetFiles(changed);
      return changed.length > 0;
    },
    check() {
      // The rules are OpenAPI's.
      const checked = site.sources.filter(
        (source) => !/^(?:async|arazzo|graphql)$/.test(apis.find(source)?.version ?? '') && !isBroken(source),
      );
      const texts = checked.map((source) => ({ ...readSpec(source), overlays: site.overlaysOf(source).map(readSpec) }));
      return validator.run(texts.filter(({ text }) => text !== ''));
    },
    diagnostics: () => [
      ...withoutReferred(
        files.sources().flatMap((source) => (site.strangers.has(source) ? [] : files.open(source).diagnostics)),
        list().flatMap((one) => one.diagnostics()),
      ),
      ...site.unusedOverlays,
      ...validator.diagnostics(),
      ...remote.diagnostics(),
    ],
  };
}

/** Files that cannot be read are told where references name them, and only there. */
function withoutReferred(files: readonly Diagnostic[], references: readonly Diagnostic[]): Diagnostic[] {
  const told = references.filter(({ code }) => code === 'openapi/broken-reference');
  return [
    ...files.filter((file) => file.line !== undefined || !told.some(({ message }) => message.endsWith(` ${file.message}`))),
    ...references,
  ];
}

/** Lists the files and addresses that a config names: APIs, overlays, and the versions that are compared. */
function listNamedSources(config: Config): string[] {
  const { overlays = [], changelog } = config.api;
  return [...listSpecUses(config).map(({ source }) => source), ...[...overlays, ...(changelog?.versions ?? [])].map(toSource)];
}
