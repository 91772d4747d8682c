import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRedirectFinder, createSite, fillVariables, parseConfig, readPage } from '@octavo/core';
import type { Config, ConfigReader, ConfigText, Diagnostic, FoundRedirect, Page, Site } from '@octavo/core';
import { createApiStore } from '../api/api-store.ts';
import type { ApiStore } from '../api/api-store.ts';
import { findImportedFiles } from '../content/find-imported-files.ts';
import { findCustomFiles } from './custom-files.ts';
import type { CustomFiles } from './custom-files.ts';
import { CONFIG_NAMES, findConfigFile } from './find-config-file.ts';
import { createContentFilter, isContentFile, scanContent } from './scan-content.ts';
import type { ContentKind } from './scan-content.ts';

/** Holds the current site of one content root, and follows its files one by one. */
export interface SiteStore {
  readonly root: string;
  /** Grows with every change that was taken in. */
  readonly version: number;
  /** How often the whole content root was read. */
  readonly loads: number;
  readonly apis: ApiStore;
  /** Waits for API files that are being fetched; true when the site is another one now. */
  settle(): Promise<boolean>;
  /** The current site: the last good one while `docs.json` is broken. Read from the disk at the first call. */
  site(): Site;
  /** Absolute path of the config in force; undefined when the folder has none. */
  configFile(): string | undefined;
  /** Reads a file that the config refers to (a path from the content root). */
  readConfigFile: ConfigReader;
  /** What is wrong now: of the config as it stands on the disk, of the pages' heads, of the site. */
  diagnostics(): Diagnostic[];
  /** Takes in one change of a file (an absolute path); false when the file is none of the site's. */
  update(file: string): boolean;
  /** The text of a file of the content root, with the config's variables put in. */
  readText(file: string): string;
  /** Where a redirect of the site leads from an address. */
  findRedirect(href: string): FoundRedirect | undefined;
  /** The snippets that are Markdown or MDX, read like pages. */
  snippets(): Page[];
  /** Absolute path of a served file of the content root or its `public` folder; undefined when there is none. */
  findAsset(pathname: string): string | undefined;
  /** The served files, as `{ url path, absolute file }`. */
  assets(): { pathname: string; file: string }[];
  /** Absolute paths of the author's style sheets. */
  styles(): string[];
  /** Addresses, from the root, of the author's scripts; each is a served file. */
  scripts(): string[];
  /** Whether a page or a snippet imports a file (an absolute path). */
  isImported(file: string): boolean;
}

interface ReadFile {
  page: Page;
  diagnostics: Diagnostic[];
}

/** What a store is made for. */
export interface SiteStoreOptions {
  root: string;
  /** Left out of the content. */
  outDir: string;
  /** What else is wrong with a site, for reasons outside the content root. */
  check?: (site: Site) => Diagnostic[];
}

/** Makes the store of a content root. */
export function createSiteStore({ root, outDir, check = () => [] }: SiteStoreOptions): SiteStore {
  let filter = createContentFilter(root, outDir);
  let kinds: Map<string, ContentKind> | undefined;
  const pages = new Map<string, ReadFile>();
  const snippets = new Map<string, Page>();
  let config: { value: Config; text: string; file: string; files: ConfigText[] } | undefined;
  let configFiles = new Set<string>();
  let configDiagnostics: Diagnostic[] = [];
  let current: Site | undefined;
  let redirects: { site: Site; find: (href: string) => FoundRedirect | undefined } | undefined;
  let imported: { version: number; files: ReadonlySet<string> } | undefined;
  let custom: { version: number; files: CustomFiles } | undefined;
  let loads = 0;
  let version = 0;
  const apis = createApiStore({ root, readText: (file) => (pages.has(file) ? readText(file) : undefined) });

  const readText = (file: string): string => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return /\.mdx?$/i.test(file) ? fillVariables(text, config?.value.variables ?? {}) : text;
  };

  const readOne = (file: string): void => {
    const kind = isContentFile(root, file) ? filter.kindOf(file) : undefined;
    if (kind === undefined) kinds?.delete(file);
    else kinds?.set(file, kind);
    pages.delete(file);
    snippets.delete(file);
    if (kind === 'page') pages.set(file, readPage(readText(file), file));
    if (kind === 'snippet') snippets.set(file, readPage(readText(file), file).page);
  };

  const readConfigFile: ConfigReader = (file) => {
    const absolute = path.join(root, file);
    if (!existsSync(absolute)) return { problem: 'missing' };
    return isContentFile(root, file) ? { text: readFileSync(absolute, 'utf8') } : { problem: 'outside' };
  };

  const readConfig = (): void => {
    const file = findConfigFile(root);
    if (file === undefined) {
      configDiagnostics = [missingConfig(root)];
      return;
    }
    const text = readFileSync(file, 'utf8');
    const parsed = parseConfig(text, path.basename(file), { read: readConfigFile });
    configDiagnostics = parsed.diagnostics;
    configFiles = new Set(parsed.files.map((one) => one.file));
    const isBroken = parsed.diagnostics.some(({ severity }) => severity === 'error');
    if (parsed.config !== undefined && (!isBroken || config === undefined)) {
      config = { value: parsed.config, text, file, files: parsed.files };
    }
  };

  const scan = (): Map<string, ContentKind> => {
    if (kinds !== undefined) return kinds;
    kinds = new Map();
    loads += 1;
    // First: pages hold its variables.
    readConfig();
    for (const file of scanContent(root, filter)) readOne(file);
    return kinds;
  };

  const site = (): Site => {
    const files = scan();
    if (current !== undefined) return current;
    const joined = apis.join({
      config: config?.value ?? emptyConfig(),
      pages: [...pages.values()].map(({ page }) => page),
      files: [...files.keys()].filter((file) => /\.(?:json|ya?ml)$/i.test(file)),
    });
    const joinedSite = createSite({
      config: joined.config,
      pages: joined.pages,
      snippets: [...snippets.values()],
      ...(config && { configFile: path.basename(config.file), configText: config.text, configFiles: config.files }),
    });
    current = { ...joinedSite, diagnostics: [...joined.diagnostics, ...joinedSite.diagnostics] };
    return current;
  };

  const isImported = (file: string): boolean => {
    scan();
    if (imported?.version !== version) {
      const importers = [...[...pages.values()].map(({ page }) => page), ...snippets.values()];
      imported = { version, files: findImportedFiles(importers, root) };
    }
    return imported.files.has(file);
  };

  const customFiles = (): CustomFiles => {
    const files = scan();
    if (custom?.version !== version) {
      const others = [...files].flatMap(([file, kind]) => (kind === 'other' ? [file] : []));
      custom = { version, files: findCustomFiles(others, { root, isImported: (file) => isImported(path.posix.join(root, file)) }) };
    }
    return custom.files;
  };

  /** True for what is served under its own address; the files that a config is made of are not. */
  const isServed = (file: string, kind: ContentKind | undefined): boolean =>
    (kind === 'asset' && !configFiles.has(file)) || customFiles().scripts.includes(file);

  const served = (folder: string, pathname: string): string | undefined => {
    const file = path.join(folder, pathname);
    return isContentFile(root, file) ? path.join(root, file) : undefined;
  };

  return {
    root,
    get version() {
      return version;
    },
    get loads() {
      return loads;
    },
    apis,
    async settle() {
      site();
      let isNew = false;
      while (await apis.settle()) {
        isNew = true;
        version += 1;
        current = undefined;
        site();
      }
      return isNew;
    },
    site,
    readConfigFile,
    configFile: () => (scan(), config?.file),
    diagnostics() {
      // First: the rest is known once the site has been read.
      const now = site();
      return [
        ...configDiagnostics,
        ...[...pages.values()].flatMap(({ diagnostics }) => diagnostics),
        ...now.diagnostics,
        ...check(now),
        ...apis.diagnostics(),
        ...customFiles().diagnostics,
      ];
    },
    update(absolute) {
      const file = path.relative(root, absolute).replaceAll('\\', '/');
      if (file.startsWith('../') || path.isAbsolute(file)) return false;
      const before = scan().get(file);
      const isConfig = configFiles.has(file) || CONFIG_NAMES.some((name) => name === file);
      if (file === '.mintignore') {
        filter = createContentFilter(root, outDir);
        kinds = undefined;
        pages.clear();
        snippets.clear();
        scan();
      } else if (!isConfig) readOne(file);
      if (isConfig) {
        const variablesBefore = JSON.stringify(config?.value.variables);
        readConfig();
        if (JSON.stringify(config?.value.variables) !== variablesBefore)
          for (const page of [...pages.keys(), ...snippets.keys()]) readOne(page);
      }
      const isApi = apis.update(file);
      const isOurs = isApi || before !== undefined || scan().has(file) || file === '.mintignore' || isConfig;
      version += 1;
      if (isOurs) current = undefined;
      return isOurs;
    },
    readText,
    findRedirect(href) {
      const now = site();
      if (redirects?.site !== now) redirects = { site: now, find: createRedirectFinder(now.redirects) };
      return redirects.find(href);
    },
    snippets: () => (scan(), [...snippets.values()].filter(({ file }) => /\.mdx?$/i.test(file))),
    findAsset(pathname) {
      const file = pathname.replace(/^\//, '');
      if (isServed(file, scan().get(file))) return served('', file);
      if (configFiles.has(file)) return undefined;
      return scan().get(`public/${file}`) === 'asset' ? served('public', file) : undefined;
    },
    assets: () =>
      [...scan()]
        .filter(([file, kind]) => isServed(file, kind))
        .map(([file]) => ({ pathname: `/${file.replace(/^public\//, '')}`, file: path.join(root, file) })),
    styles: () => customFiles().styles.map((file) => path.join(root, file)),
    scripts: () => customFiles().scripts.map((file) => `/${file}`),
    isImported,
  };
}

function missingConfig(root: string): Diagnostic {
  return {
    code: 'config/not-found',
    severity: 'error',
    message: `There is no ${CONFIG_NAMES.join(' or ')} in ${root}.`,
    hint: 'Name the content folder: `octavo dev <folder>`, or the option `root` of the plugin.',
  };
}

function emptyConfig(): Config {
  const { config } = parseConfig('{"name":"Documentation","navigation":[]}', 'docs.json');
  if (config === undefined) throw new Error('The empty config must parse.');
  return config;
}
