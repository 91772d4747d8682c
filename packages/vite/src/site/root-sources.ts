import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ParseSpec } from '@octavo/openapi/internal/load';
import { createApiChangelog } from '../api/api-changelog.ts';
import type { ApiChangelog } from '../api/api-changelog.ts';
import { findWords } from '@octavo/core/internal';
import type { Page } from '@octavo/core/internal';
import { joinApiTexts } from '../extension/join-api-texts.ts';
import { listChangelogPlaces } from '../api/list-changelog-places.ts';
import { createApiStore } from '../api/api-store.ts';
import type { ApiStore } from '../api/api-store.ts';
import { readOr } from '../disk/disk.ts';
import type { Disk } from '../disk/disk.ts';
import type { ExtensionStore } from '../extension/extension-store.ts';
import { paths } from '../disk/paths.ts';
import { createConfigStore } from './config-store.ts';
import type { ConfigStore } from './config-store.ts';
import { createContentFiles } from './content-files.ts';
import type { ContentFiles } from './content-files.ts';
import type { GivenPage, ReadContent } from './given-pages.ts';
import { CONFIG_NAMES } from './find-config-file.ts';
import { createCodeFinder } from './find-code.ts';
import type { CodeFinder } from './find-code.ts';
import type { HeadReader } from './head-reader.ts';
import { createContentFilter } from './scan-content.ts';
import type { ContentKind } from './scan-content.ts';

/** What a change of a file was to a site. */
export interface TakenChange {
  /** The site is another one. */
  isSite: boolean;
  /** Of a page whose text alone is another, with nothing in it that the site is made from: the page. */
  page?: Page;
  /** Code that pages show is another one. */
  isCode: boolean;
}

/** What the site of a content root is made from, read from the disk. */
export interface RootSources {
  config: ConfigStore;
  content: ContentFiles;
  /** The code of files that fences name. */
  code: CodeFinder;
  apis: ApiStore;
  changelog: ApiChangelog;
  /** How often the whole content root was read. */
  readonly loads: number;
  /** The files of the content root, read at the first call. */
  scan(): ReadonlyMap<string, ContentKind>;
  /** The text of a file of the content root, with the config's variables put in; empty where it cannot be read. */
  readText(file: string): string;
  /** Takes in one change of a file (an absolute path); undefined when it is neither in the content root nor code that a page shows. */
  update(absolute: string): TakenChange | undefined;
}

/** Makes the sources of a content root; nothing is read before `scan`. */
export function createRootSources(scope: {
  root: string;
  outDir: string;
  disk: Disk;
  given: () => readonly GivenPage[];
  words: ExtensionStore['words'];
  heads: HeadReader | undefined;
  parseSpec: ParseSpec | undefined;
}): RootSources {
  const { root, outDir, disk, given, words, heads, parseSpec } = scope;
  const config = createConfigStore(root, disk);
  const isTidy = (): boolean => config.isMissing() || config.current()?.value.hasTidyAddresses === true;
  const changelog = createApiChangelog({
    root,
    read: (source) => apis.read(source),
    settings: () => config.current()?.value.api ?? {},
    places: (page) => listChangelogPlaces(page, config.current()?.value ?? { divisions: [] }),
    texts: (language) => joinApiTexts(findWords(language), words(language)),
  });
  const variables = (): Readonly<Record<string, string>> => config.current()?.value.variables ?? {};
  const content = createContentFiles({
    root,
    disk,
    variables,
    isTidy,
    given: () => [...given(), ...changelog.pages()],
    ...(heads && { heads }),
  });
  const { pages, snippets } = content;
  const code = createCodeFinder({ root, disk });
  const readText = (file: string): string => readOr(content.read(file), '');
  const apis = createApiStore({ root, parse: parseSpec, readText: (file) => (pages.has(file) ? readText(file) : undefined) });
  let isScanned = false;
  let loads = 0;

  const loadConfig = (): void => {
    config.load();
    const { value } = config.current() ?? {};
    if (value !== undefined) apis.allow(value);
  };

  const scan = (): ReadonlyMap<string, ContentKind> => {
    if (isScanned) return content.kinds;
    isScanned = true;
    loads += 1;
    // First: pages hold its variables.
    loadConfig();
    content.readAll(createContentFilter(root, outDir, { isPlainFolder: config.isMissing(), isTidy: isTidy() }));
    return content.kinds;
  };

  const filterOf = (): string => JSON.stringify([config.isMissing(), isTidy()]);

  const held = (file: string): ReadContent | undefined => pages.get(file) ?? snippets.get(file);

  /** Reads again what a changed file makes another: the file, the pages that hold the config's variables, or the whole root. */
  const readAgain = (file: string, isConfig: boolean): void => {
    const [filterBefore, variablesBefore] = [filterOf(), JSON.stringify(variables())];
    if (isConfig) loadConfig();
    if (isIgnoreFile(file) || filterOf() !== filterBefore) {
      isScanned = false;
      scan();
    } else content.readOne(file);
    if (JSON.stringify(variables()) !== variablesBefore) for (const page of [...pages.keys(), ...snippets.keys()]) content.readOne(page);
  };

  return {
    config,
    content,
    code,
    apis,
    changelog,
    get loads() {
      return loads;
    },
    scan,
    readText,
    update(absolute) {
      const file = paths.inside(root, absolute);
      const isCode = code.update(absolute);
      if (file === undefined) return isCode ? { isSite: false, isCode } : undefined;
      const wasOurs = scan().has(file);
      const isConfig = config.has(file) || CONFIG_NAMES.some((name) => name === file);
      const before = held(file);
      readAgain(file, isConfig);
      const after = held(file);
      const isApi = apis.update(file);
      const isCompared = changelog.update(file);
      if (isCompared || isConfig) content.takeGiven();
      // Most edits are of words: to join the pages of a large site once more takes longer than all else.
      if (!isApi && !isCompared && after !== undefined && isDeepStrictEqual(before, after))
        return { isSite: false, isCode, page: after.page };
      return { isSite: isApi || isCompared || wasOurs || scan().has(file) || isIgnoreFile(file) || isConfig, isCode };
    },
  };
}

/** A file that says which others are none of the site's. */
function isIgnoreFile(file: string): boolean {
  return file === '.mintignore' || path.posix.basename(file) === '.gitignore';
}
