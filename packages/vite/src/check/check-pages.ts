import path from 'node:path';
import { checkPage, decodePath, isGeneratedPage, splitUrl } from '@octavo/core/internal';
import type { Diagnostic, SitePage, UrlParts } from '@octavo/core/internal';
import type { ApiRenderer } from '../api/api-renderer.ts';
import { listToc } from '../content/pages/list-toc.ts';
import { checkSharedIds } from './check-shared-ids.ts';
import { listAnchors } from './list-anchors.ts';
import type { ContentLoader } from '../content/loader/content-loader.ts';
import type { Sources } from '../content/sources.ts';
import type { FindsPackage } from './checked-site.ts';
import { findMissingPackages } from '../content/pages/find-missing-packages.ts';
import type { SiteStore } from '../site/site-store.ts';

/** What a hash may name on a page, by its address; undefined where only rendering can tell. */
export type PageAnchors = ReadonlyMap<string, readonly string[] | undefined>;

/** Of an API's page, what has a dot in its id is a field and may come with a part that is loaded later; readers get to it by dashes, too. */
const API_FIELD = /\.|^(?:body|callback|cookie|header|path|query|response)-/;

/** The parts of a site that its pages are made from. */
export interface PageSources {
  root: string;
  store: SiteStore;
  content: ContentLoader;
  apiRenderer: ApiRenderer;
  extensions: Sources['extensions'];
  findsPackage: FindsPackage;
}

/** Says what a hash may name on a page, and nothing of the fields of an API. */
export function createAnchorFinder(anchors: PageAnchors): (page: SitePage, id: string) => readonly string[] | undefined {
  return ({ href, api }, id) => (api !== undefined && API_FIELD.test(id) ? undefined : anchors.get(href));
}

/** Compiles every page of the author's and looks at it by the rules for pages. */
export async function checkPages(sources: PageSources): Promise<{ pages: PageAnchors; diagnostics: Diagnostic[] }> {
  const { root, store, content } = sources;
  const anchors = new Map<string, readonly string[] | undefined>();
  const all = Object.values(store.site().pages);
  const authored = all.filter(({ isGenerated }) => isGenerated !== true);
  const links = authored.flatMap(({ href, links: own }) => own.map(({ url }) => ({ from: href, ...splitUrl(url) })));
  const hashes = new Set(links.map(({ hash }) => decodePath(hash.slice(1))));
  const found = await Promise.all(
    authored.map(async (page) => {
      const file = path.posix.join(root, page.file);
      const { outline } = await content.load(file);
      anchors.set(page.href, isGeneratedPage(page) && page.api === undefined ? undefined : await listAnchors(file, content));
      await checkImports(file, sources, new Set());
      // What others import and navigation does not name is a part of pages, wherever it stands.
      const isPart = page.isHidden && store.isImported(file);
      if (outline === undefined || isPart) return [];
      const text = store.readText(page.file);
      const shared = await checkSharedIds({ file: page.file, text }, root, (one) => content.load(one));
      return store.asWritten([...checkPage({ page, text, outline, isLinked: (id) => hashes.has(id) }), ...shared]);
    }),
  );
  await addApiAnchors(anchors, { ...sources, links });
  return { pages: anchors, diagnostics: found.flat() };
}

/** Only of pages that a link with a hash may mean: to read every operation for nothing would grow with the API. */
async function addApiAnchors(
  anchors: Map<string, readonly string[] | undefined>,
  { links, ...sources }: PageSources & { links: readonly (UrlParts & { from: string })[] },
): Promise<void> {
  const linked = links.filter(({ hash }) => hash.length > 1).map(({ from, path: to }) => lastPart(to === '' ? from : decodePath(to)));
  const ends = new Set(linked);
  for (const page of Object.values(sources.store.site().pages).filter(({ api }) => api !== undefined)) {
    const own = page.isGenerated ? [] : anchors.get(page.href);
    const isKnown = own !== undefined && page.api?.source !== undefined && page.api.kind !== 'schema' && ends.has(lastPart(page.href));
    const entries = isKnown
      ? await sources.store.failures.attempt(page, 'table of contents', { make: () => listToc(page, sources), otherwise: () => undefined })
      : undefined;
    anchors.set(page.href, isKnown && entries ? [...own, ...entries.map(({ id }) => id)] : undefined);
  }
}

/** `/api/users` and `./users.mdx` -> `users` */
function lastPart(address: string): string {
  return path.posix.basename(address).replace(/\.mdx?$/i, '');
}

/** What a page imports has problems of its own. */
async function checkImports(file: string, sources: PageSources, seen: Set<string>): Promise<void> {
  if (seen.has(file)) return;
  seen.add(file);
  const { content, findsPackage } = sources;
  const { diagnostics } = await findMissingPackages(file, { ...sources, resolve: (specifier) => findsPackage(specifier, file) });
  content.note(file, diagnostics);
  const { imports } = await content.load(file);
  await Promise.all(imports.map((one) => checkImports(one, sources, seen)));
}
