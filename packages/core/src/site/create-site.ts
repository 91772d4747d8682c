import type { ConfigText } from '../config/compose/config-reader.ts';
import type { Config } from '../config/config.ts';
import { saySiteName } from '../language/say-site-name.ts';
import type { SaySiteName } from '../language/site-names.ts';
import { findFrontmatterText } from '../page/frontmatter-value.ts';
import type { Page } from '../page/page.ts';
import { checkClaims } from './navigation/check-claims.ts';
import { checkDivisions } from './sections/check-divisions.ts';
import { checkFeeds } from './lookup/check-feeds.ts';
import { checkSnippets } from './links/check-snippets.ts';
import type { SnippetFile } from './links/check-snippets.ts';
import { collectPages } from '../page/collect-pages.ts';
import { createConfigSource } from './config-source.ts';
import type { SubjectFinding } from './config-source.ts';
import { createFileRedirects } from './redirects/create-file-redirects.ts';
import { createFolderRedirects } from './redirects/create-folder-redirects.ts';
import { createNearestPlaces } from './navigation/create-nearest-places.ts';
import { createSections } from './sections/create-sections.ts';
import { divideNavigation } from './navigation/divide-navigation.ts';
import { toHref } from '../path.ts';
import { createRedirectMatcher } from './redirects/match-redirect.ts';
import { placePages } from './sections/place-pages.ts';
import { resolveNavigation } from './navigation/resolve-navigation.ts';
import type { PlacedPage } from './navigation/resolve-navigation.ts';
import { resolveDestination, resolveRedirects } from './redirects/resolve-redirects.ts';
import { createSectionDrafts } from './sections/section-draft.ts';
import type { Redirect, Site } from './site.ts';
import { splitNavigation } from './navigation/split-navigation.ts';

/** What a site is made of. */
export interface SiteSources {
  config: Config;
  /** All pages, in any order. */
  pages: readonly Page[];
  /** The files under `snippets` and `_snippets`. */
  snippets?: readonly SnippetFile[];
  /** How diagnostics name the config's file; default `docs.json`. */
  configFile?: string;
  /** The config's text: with it, diagnostics have a line, a column and a frame. */
  configText?: string;
  /** The files that it refers to. */
  configFiles?: readonly ConfigText[];
  /** Says what the author has given no name; default: as Octavo's words have it. */
  sayName?: SaySiteName;
}

/** Puts config and pages together. Pure: the same answer whatever the order of the files. Never throws; see `Site.diagnostics`. */
export function createSite({
  config,
  pages: files,
  snippets = [],
  configFile = 'docs.json',
  configText,
  configFiles = [],
  sayName = saySiteName,
}: SiteSources): Site {
  const source = createConfigSource({ file: configFile, text: configText ?? '', files: configFiles });
  const { pages, diagnostics: conflicts } = collectPages(files);
  const redirects = resolveRedirects(config.redirects, { hasPage: (href) => pages.has(href), source });
  const isRedirected = createRedirectMatcher(redirects.redirects);
  const leadsOn = (url: string): boolean => pages.has(toHref(url)) || isRedirected(toHref(url));
  const { tree, parts, claimed, ...divided } = divideNavigation(config, { pages, leadsOn, sayName });
  const navigation = resolveNavigation(parts, { pages, source });
  const { trees, repeated } = splitNavigation(navigation.items, sayName);
  const drafts = createSectionDrafts(trees, tree);
  const sections = createSections(drafts, tree, config);
  const findPlaces = divided.findPlaces ?? createNearestPlaces(navigation.items);
  const sitePages = placePages(pages.values(), { items: navigation.items, sections, findPlaces, sayName });
  const placed = Object.fromEntries(sitePages.map((page) => [page.href, page]));
  const home = pages.has('/') ? '/' : (drafts[0]?.home ?? [...pages.keys()][0] ?? '/');
  const byFile = config.hasTidyAddresses === true ? createFileRedirects(pages) : [];
  const written = [...redirects.redirects, ...byFile, ...createPageRedirects(pages.values())];
  const own = [...written, ...createHomeRedirect(home, written)];
  return {
    config,
    home,
    pages: placed,
    sections: [...sections.values()],
    redirects: [...own, ...createFolderRedirects({ items: navigation.items, hasPage: (href) => pages.has(href), redirects: own })],
    diagnostics: [
      ...conflicts,
      ...navigation.diagnostics,
      ...source.createDiagnostics(repeated.map(repeatedPage)),
      ...checkDivisions(tree, drafts, source),
      ...checkClaims(claimed, config, { source, leadsOn }),
      ...redirects.diagnostics,
      ...checkFeeds({ config, pages: placed }),
      ...checkSnippets(snippets, pages.values()),
    ],
  };
}

function repeatedPage({ page: { href }, nth }: PlacedPage): SubjectFinding {
  return {
    code: 'site/repeated-page',
    severity: 'warning',
    message: `Duplicate navigation entry \`${href.slice(1) || 'index'}\`.`,
    hint: 'Only the first entry is shown; remove the others.',
    subject: { page: href, nth },
  };
}

/** The root and the first page are one document: it is at the page's own address. */
function createHomeRedirect(home: string, redirects: readonly Redirect[]): Redirect[] {
  const isTaken = home === '/' || createRedirectMatcher(redirects)('/');
  return isTaken ? [] : [{ source: '/', destination: home, permanent: false }];
}

/** A page whose frontmatter has a `url` only leads there. */
function createPageRedirects(pages: Iterable<Page>): Redirect[] {
  return [...pages].flatMap(({ href, frontmatter }) => {
    const url = findFrontmatterText(frontmatter, 'url');
    return url === undefined || url === href ? [] : [{ source: href, destination: resolveDestination(url), permanent: false }];
  });
}
