import path from 'node:path';
import { isUntrusted } from '@octavo/core/internal';
import type { ConfigReader, ConfigTexts, Diagnostic, Page, PageLink, Site } from '@octavo/core/internal';
import type { ParseSpec } from '@octavo/openapi/internal/load';
import type { NewestChanges } from '../api/api-changelog.ts';
import type { ApiStore } from '../api/api-store.ts';
import { disk as systemDisk } from '../disk/disk.ts';
import type { DiskRead } from '../disk/disk-failure.ts';
import type { Disk } from '../disk/disk.ts';
import { paths } from '../disk/paths.ts';
import type { FoundCode } from '../mdx/code/found-code.ts';
import type { FindSource } from '../repository/create-source-finder.ts';
import type { ContentFiles } from './content-files.ts';
import { createCurrentSite } from './current-site.ts';
import type { HeadReader } from './head-reader.ts';
import { createPageFailures } from './page-failures.ts';
import type { PageFailures } from './page-failures.ts';
import { createPublishedFiles } from './published-files.ts';
import type { PublishedFiles } from './published-files.ts';
import { NO_EXTENSIONS } from './site-extensions.ts';
import type { SiteExtensions } from './site-extensions.ts';
import { createSiteLookup } from './site-lookup.ts';
import type { SiteLookup } from './site-lookup.ts';
import { createSiteProblems } from './site-problems.ts';
import { createRootSources } from './root-sources.ts';

/** Holds the current site of one content root, and follows its files one by one. */
export interface SiteStore extends PublishedFiles, SiteLookup {
  readonly root: string;
  /** Grows with every change that was taken in. */
  readonly version: number;
  /** Grows with every change that made another site: not with an edit of words. */
  readonly siteVersion: number;
  /** How often the whole content root was read. */
  readonly loads: number;
  readonly apis: ApiStore;
  /** What went wrong in single pages, beside what their authors wrote. */
  readonly failures: PageFailures;
  /** Waits for extensions, and for API files that are being fetched; true when the site is another one now. */
  settle(): Promise<boolean>;
  /** The current site: the last good one while `docs.json` is broken. Read from the disk at the first call. */
  site(): Site;
  /** Absolute path of the config in force; undefined when the folder has none. */
  configFile(): string | undefined;
  /** The config in force as it was read, with the files that it refers to; their paths count from the content root. */
  configTexts(): ConfigTexts | undefined;
  /** Reads a file that the config refers to (a path from the content root). */
  readConfigFile: ConfigReader;
  /** What is wrong now: of the config as it stands on the disk, of the pages' heads, of the site. */
  diagnostics(): Diagnostic[];
  /** Takes in one change of a file (an absolute path); false when the file is none of the site's. */
  update(file: string): boolean;
  /** Takes in that what the site is made from has changed outside the content root. */
  refresh(): void;
  /** The text of a file of the content root (a path from it), with the config's variables put in. */
  read(file: string): DiskRead<string>;
  /** Diagnostics of such texts, at their places in the files as these are written. */
  asWritten: ContentFiles['asWritten'];
  /** The same; empty where it cannot be read, which `diagnostics` tells. */
  readText(file: string): string;
  /** The code of the files that the fences of a content file name, by how they are written; none of one that nobody has checked. */
  findCode(text: string, file: string): Record<string, FoundCode>;
  /** The files (absolute paths) of the code that a content file shows; without one, that all of them show. */
  codeFilesOf(file?: string): readonly string[];
  /** Files (absolute paths) that are not as they were taken in: changed, new, gone, or readable now. Looks at the whole content root. */
  findMissed(): string[];
  /** What the newest version of the API changed (`api.changelog`). */
  apiChanges(): NewestChanges | undefined;
  /** The snippets that are Markdown or MDX, read like pages. */
  snippets(): Page[];
  /** The links in the text of a content file (a path from the content root). */
  linksOf(file: string): readonly PageLink[];
  /** Where the repository's host shows a file that is not published. */
  findSource: FindSource;
}

/** What a store is made for. */
export interface SiteStoreOptions {
  root: string;
  /** Left out of the content. */
  outDir: string;
  /** Another door to the content than the machine's own. */
  disk?: Disk;
  extensions?: SiteExtensions;
  /** What reads the heads of pages; by default each anew. */
  heads?: HeadReader | undefined;
  /** What reads the texts of APIs; by default each anew. */
  parseSpec?: ParseSpec | undefined;
  /** The public address of the site, given what its config says; by default that. */
  findAddress?: (written: string | undefined) => string | undefined;
  /** What else is wrong with a site, for reasons outside the content root. */
  check?: (site: Site) => Diagnostic[];
  /** Without it, no repository is known. */
  findSource?: FindSource;
}

/** Makes the store of a content root. */
export function createSiteStore({
  root,
  outDir,
  disk = systemDisk,
  findAddress = (written) => written,
  check = () => [],
  findSource = () => undefined,
  extensions = NO_EXTENSIONS,
  heads,
  parseSpec,
}: SiteStoreOptions): SiteStore {
  const sources = createRootSources({
    root,
    outDir,
    disk,
    given: () => extensions.pages(),
    words: (language) => extensions.words(language),
    heads,
    parseSpec,
  });
  const { apis, changelog, code, config, content, readText, scan } = sources;
  const failures = createPageFailures();
  const current = createCurrentSite({ root, sources, extensions, failures, findAddress });
  const { site } = current;

  // What an extension is made of is no file of the site's, as the config is none.
  const isOfExtension = (file: string): boolean => extensions.files().has(paths.join(root, file));
  const named = { ...config, has: (file: string) => config.has(file) || isOfExtension(file) };
  const published = createPublishedFiles({
    root,
    version: () => current.version,
    siteVersion: () => current.siteVersion,
    kinds: scan,
    content,
    config: named,
    apis,
    changelog,
    site,
    readText,
  });

  return {
    ...published,
    ...createSiteLookup(site),
    root,
    findSource,
    get version() {
      return current.version;
    },
    get siteVersion() {
      return current.siteVersion;
    },
    get loads() {
      return sources.loads;
    },
    apis,
    failures,
    async settle() {
      await extensions.ready();
      site();
      let isNew = false;
      while (await apis.settle()) {
        isNew = true;
        changelog.forget();
        content.takeGiven();
        current.change(true);
        site();
      }
      return isNew;
    },
    site,
    readConfigFile: config.read,
    configFile: () => (scan(), config.current()?.file),
    configTexts: () => (scan(), config.texts()),
    diagnostics: createSiteProblems({ root, sources, extensions, published, failures, site, version: () => current.version, check }),
    update(absolute) {
      const taken = sources.update(absolute);
      if (taken === undefined) return false;
      const file = paths.inside(root, absolute);
      const hasFailed = failures.diagnostics().some((one) => one.file === file);
      if (file !== undefined) failures.forget(file);
      current.change(taken.isSite || hasFailed, taken.page);
      return taken.isSite || taken.page !== undefined || taken.isCode;
    },
    refresh() {
      scan();
      changelog.forget();
      content.takeGiven();
      current.change(true);
    },
    read: content.read,
    asWritten: content.asWritten,
    findCode: (text, file) => (isUntrusted(file, site().config) ? {} : code.find(text, file)),
    codeFilesOf: code.filesOf,
    readText,
    apiChanges: () => (scan(), changelog.newest()),
    findMissed() {
      scan();
      const missed = content.findMissed().map((file) => path.posix.join(root, file));
      return [...new Set([...config.findMissed(), ...missed, ...code.findMissed()])];
    },
    linksOf: (file) => (scan(), (content.pages.get(file) ?? content.snippets.get(file))?.page.links ?? []),
    snippets: () => (scan(), [...content.snippets.values()].map(({ page }) => page).filter(({ file }) => /\.mdx?$/i.test(file))),
  };
}
