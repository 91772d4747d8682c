import path from 'node:path';
import { composeFolderConfig, createSite, expandEntries, isUntrusted, parseConfig, saySiteName } from '@octavo/core/internal';
import type { Config, Page, SaySiteName, Site, SiteNames } from '@octavo/core/internal';
import { arrangeSite } from '../extension/arrange-site.ts';
import type { Arrange } from '../extension/arrange-site.ts';
import type { LoadedConfig } from './config-store.ts';
import { createEmptyConfig } from './create-empty-config.ts';
import { orderPages } from './given-page.ts';
import { makeOfPages } from './make-of-pages.ts';
import type { PageFailures } from './page-failures.ts';

/** What a site is joined from. */
export interface SiteJoinOptions {
  /** The config in force; undefined where there is none. */
  loaded: LoadedConfig | undefined;
  /** What a folder is called that has no config and shall be a site; else undefined. */
  folder?: string | undefined;
  pages: readonly Page[];
  snippets: Page[];
  /** All files of the content root, as paths from it. */
  files: Iterable<string>;
  /** What puts into the parts what it knows, in this order: extensions, then the APIs. */
  steps: readonly Arrange[];
  /** Where a page is blamed that the site cannot be made of. */
  failures: PageFailures;
  /** The public address of the site, given what its config says. */
  findAddress: (written: string | undefined) => string | undefined;
  /** What extensions call what the author has not named. */
  findNames: (language: string) => Partial<SiteNames>;
}

/** Joins the config and the pages of a content root, and what extensions and APIs put into them, to its site. */
export function joinSite({ loaded, folder, pages, snippets, files, steps, failures, findAddress, findNames }: SiteJoinOptions): Site {
  const specs = [...files].filter((file) => /\.(?:json|ya?ml|graphqls?|gql)$/i.test(file));
  const composed =
    folder === undefined || pages.length === 0
      ? undefined
      : parseConfig(JSON.stringify(composeFolderConfig({ name: folder, pages })), 'docs.json').config;
  const sayName: SaySiteName = (name, language) => findNames(language)[name] ?? saySiteName(name, language);
  const make = (parts: readonly Page[]): Site => {
    const config = withAddress(expandEntries(loaded?.value ?? composed ?? createEmptyConfig(), orderPages(parts)), findAddress);
    const joined = arrangeSite({ config, pages: parts, files: specs.filter((file) => !isUntrusted(file, config)) }, steps);
    const site = createSite({
      config: joined.config,
      pages: joined.pages,
      snippets,
      sayName,
      ...(loaded && { configFile: path.basename(loaded.file), configText: loaded.text, configFiles: loaded.files }),
    });
    return { ...site, diagnostics: [...joined.diagnostics, ...site.diagnostics] };
  };
  return makeOfPages(pages, { make, failures });
}

/** One field says where the site stands, whoever said it. */
function withAddress(config: Config, findAddress: (written: string | undefined) => string | undefined): Config {
  const { canonical, ...metadata } = config.metadata;
  const address = findAddress(canonical);
  return { ...config, metadata: { ...metadata, ...(address !== undefined && { canonical: address }) } };
}
