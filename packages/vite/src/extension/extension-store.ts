import path from 'node:path';
import type { Diagnostic, Json, Page, Site, SitePage } from '@octavo/core';
import type { HeadTag } from '../html/head-tag.ts';
import type { OutputSource } from './output.ts';
import { disk } from '../disk/disk.ts';
import { readFileState } from '../disk/file-state.ts';
import { ExtensionError } from './extension-error.ts';
import type { Arrange } from './arrange-site.ts';
import type { ExtensionPage, SiteParts, WordsExtension } from './extension.ts';
import type { ExtensionModule } from './extension-module.ts';
import { findExtensionConflicts } from './find-extension-conflicts.ts';
import { followOutput } from './follow-output.ts';
import type { Follow } from './follow-output.ts';
import type { GuardedOutput } from './guard-output.ts';
import { loadExtension } from './load-extension.ts';
import type { LoadedExtension, LoadResult } from './load-extension.ts';
import { readPageData } from './read-page-data.ts';
import { applySeverities, runChecks } from './run-checks.ts';

/** The extensions of a site, as they are now. Of what there can be only one of, the first that gives it counts. */
export interface ExtensionStore {
  /** Loads them once; the others answer with none before. */
  ready(): Promise<void>;
  /** Loads them again, as they are on the disk; true when one of them has changed. */
  reload(): Promise<boolean>;
  /** The files (absolute paths) that they are made of, also of those that could not be loaded. */
  files(): ReadonlySet<string>;
  /** Whether they are to be loaded again when a file (an absolute path) changes: one of those, or of data that they read. */
  follows(file: string): boolean;
  /** Those of these files that are not as they were when they were read. */
  findMissed(): string[];
  /** What threads load. */
  modules(): readonly ExtensionModule[];
  outputs(): readonly GuardedOutput[];
  /** What they say in the head of a page. One that fails says nothing, and is told. */
  head(page: SitePage, site: Site, source: Pick<OutputSource, 'base'>): HeadTag[];
  /** The modules of components and regions, by name. */
  components(): Record<string, string>;
  /** The module of the search; undefined for Octavo's own. */
  search(): string | undefined;
  /** The module of what answers questions. */
  ask(): string | undefined;
  /** Their words in a language, by its code. */
  words(language: string): WordsExtension;
  /** The languages that they have words in. */
  languages(): string[];
  /** Pages that no file holds, in the order in which they are given, each with the name of its extension. */
  pages(): readonly (ExtensionPage & { extension: string })[];
  /** What they do with the config and the pages, in their order. One that fails leaves them as they are, and is told. */
  arrangers(): Arrange[];
  /** What their schemas make of a page's frontmatter. */
  pageData(page: Page, readText: (file: string) => string): { data: Record<string, Json>; diagnostics: Diagnostic[] };
  /** What their rules find in the pages of a site. */
  check(site: Site, readText: (file: string) => string): Diagnostic[];
  /** Diagnostics with the severities that they give the codes. */
  judge(diagnostics: readonly Diagnostic[]): Diagnostic[];
  /** What is wrong with them. */
  diagnostics(): Diagnostic[];
}

/** Where extensions are looked for and kept. */
export interface ExtensionPlace {
  viteRoot: string;
  cacheDir: string;
  /** Told when one of them has thrown. */
  onFault?: () => void;
}

/** Makes the store of the extensions that the options name. One that cannot be loaded stays as it was. */
export function createExtensionStore(
  specifiers: readonly string[],
  { viteRoot, cacheDir, onFault = () => undefined }: ExtensionPlace,
): ExtensionStore {
  const folder = path.join(cacheDir, 'octavo-extensions');
  const lastGood = new Map<string, LoadedExtension>();
  const thrown = new Map<string, Diagnostic>();
  let results: LoadResult[] = [];
  let loading: Promise<void> | undefined;
  let list: readonly LoadedExtension[] = [];
  let outputs: readonly GuardedOutput[] = [];
  let files: ReadonlySet<string> = new Set();
  let datas = new WeakMap<Page, ReturnType<ExtensionStore['pageData']>>();

  const load = async (): Promise<void> => {
    results = await Promise.all(specifiers.map((specifier) => loadExtension(specifier, { viteRoot, folder })));
    thrown.clear();
    datas = new WeakMap();
    for (const [index, result] of results.entries()) if ('extension' in result) lastGood.set(specifiers[index] ?? '', result.extension);
    list = specifiers.flatMap((specifier) => lastGood.get(specifier) ?? []);
    files = new Set(results.flatMap((result) => result.files));
    outputs = list.flatMap((one) => one.outputs.map((output) => followOutput(output, follow)));
  };

  const fail = (key: string, error: unknown): void => {
    if (!(error instanceof ExtensionError)) throw error;
    thrown.set(key, error.diagnostic);
    onFault();
  };

  /** The same function; what it throws is told until it no longer is. */
  const follow: Follow = (key, run) => async () => {
    try {
      const value = await run();
      thrown.delete(key);
      return value;
    } catch (error) {
      fail(key, error);
      throw error;
    }
  };

  /** What is thrown at one place is told until it no longer is. */
  const attempt = <Value>(key: string, run: () => Value, otherwise: Value): Value => {
    try {
      const value = run();
      thrown.delete(key);
      return value;
    } catch (error) {
      fail(key, error);
      return otherwise;
    }
  };

  return {
    ready: () => (loading ??= load()),
    async reload() {
      const before = list;
      loading = load();
      await loading;
      // Pages may come from elsewhere.
      return stateOf(before) !== stateOf(list);
    },
    files: () => files,
    follows: (file) => results.some(({ states }) => states.has(file)),
    findMissed: () =>
      results.flatMap(({ states }) => [...states].flatMap(([file, state]) => (readFileState(file, disk) === state ? [] : file))),
    modules: () => list.map(({ module }) => module),
    outputs: () => outputs,
    head: (page, site, source) =>
      list.flatMap(({ module, head }) => (head ? attempt(`head ${module.url} ${page.href}`, () => head(page, site, source), []) : [])),
    components: () => Object.assign({}, ...list.map(({ components }) => components).toReversed()),
    search: () => list.find(({ search }) => search !== undefined)?.search,
    ask: () => list.find(({ ask }) => ask !== undefined)?.ask,
    words: (language) => joinWords(list.map(({ words = {} }) => words[language] ?? words[language.replace(/-.*$/, '')] ?? {})),
    languages: () => [...new Set(list.flatMap(({ words = {} }) => Object.keys(words)))],
    pages: () => list.flatMap(({ module, pages }) => pages.map((page) => ({ ...page, extension: module.name }))),
    arrangers: () =>
      list.flatMap(({ module, arrange }) =>
        arrange ? (parts: SiteParts) => attempt(`arrange ${module.url}`, () => arrange(parts), {}) : [],
      ),
    pageData(page, readText) {
      const known = datas.get(page) ?? readPageData(page, readText, list);
      datas.set(page, known);
      return known;
    },
    check: (site, readText) => runChecks(list, site, readText),
    judge: (diagnostics) => applySeverities(diagnostics, list),
    diagnostics: () => [
      ...results.flatMap((result) => ('diagnostic' in result ? result.diagnostic : [])),
      ...findExtensionConflicts(list),
      ...new Map([...thrown.values()].map((one) => [JSON.stringify(one), one])).values(),
    ],
  };
}

function stateOf(list: readonly LoadedExtension[]): string {
  return JSON.stringify(list.map(({ module, pages }) => [module.hash, pages]));
}

function joinWords(words: readonly WordsExtension[]): WordsExtension {
  const groups = (['searchDialog', 'pageMenu', 'parts', 'names', 'changes', 'api'] as const).map((name) => [
    name,
    Object.assign({}, ...words.map((one) => one[name]).toReversed()),
  ]);
  return Object.assign({}, ...words.toReversed(), Object.fromEntries(groups));
}
