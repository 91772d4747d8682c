import path from 'node:path';
import { checkPage, decodePath, isGeneratedPage, splitUrl } from '@octavo/core/internal';
import type { CheckLinksOptions, Diagnostic, PageLink, UrlParts } from '@octavo/core/internal';
import type { ApiRenderer } from '../api/api-renderer.ts';
import { listToc } from '../content/pages/list-toc.ts';
import { checkSharedIds } from './check-shared-ids.ts';
import { listAnchors } from './list-anchors.ts';
import type { ContentLoader } from '../content/loader/content-loader.ts';
import type { Sources } from '../content/sources.ts';
import type { FindsPackage } from './checked-site.ts';
import { findMissingPackages } from '../content/pages/find-missing-packages.ts';
import type { SiteStore } from '../site/site-store.ts';

/** What a site has that only compiling its pages tells. */
export type CompiledFacts = Pick<CheckLinksOptions, 'findAnchors' | 'findLinks'>;

/** What a hash may name on a page, by its address; undefined where only rendering can tell. */
type PageAnchors = Map<string, readonly string[] | undefined>;

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

/** Compiles every page of the author's and looks at it by the rules for pages. */
export async function checkPages(sources: PageSources): Promise<{ facts: CompiledFacts; diagnostics: Diagnostic[] }> {
  const { root, store, content } = sources;
  const anchors: PageAnchors = new Map();
  const shown = new Map<string, readonly PageLink[] | undefined>();
  const all = Object.values(store.site().pages);
  const authored = all.filter(({ isGenerated }) => isGenerated !== true);
  const links = authored.flatMap(({ href, links: own }) => own.map(({ url }) => ({ from: href, ...splitUrl(url) })));
  const hashes = new Set(links.map(({ hash }) => decodePath(hash.slice(1))));
  const found = await Promise.all(
    authored.map(async (page) => {
      const file = path.posix.join(root, page.file);
      const { outline } = await content.load(file);
      anchors.set(page.href, isGeneratedPage(page) && page.api === undefined ? undefined : await listAnchors(file, content));
      await checkImports(file, sources, shown);
      // What others import and navigation does not name is a part of pages, wherever it stands.
      const isPart = page.isHidden && store.isImported(file);
      if (outline === undefined || isPart) return [];
      const text = store.readText(page.file);
      const shared = await checkSharedIds({ file: page.file, text }, root, (one) => content.load(one));
      return store.asWritten([...checkPage({ page, text, outline, isLinked: (id) => hashes.has(id) }), ...shared]);
    }),
  );
  await addApiAnchors(anchors, { ...sources, links });
  return {
    facts: {
      // The fields of an API come later.
      findAnchors: ({ href, api }, id) => (api !== undefined && API_FIELD.test(id) ? undefined : anchors.get(href)),
      findLinks: (file) => shown.get(path.posix.join(root, file)),
    },
    diagnostics: found.flat(),
  };
}

/** Only of pages that a link with a hash may mean: to read every operation for nothing would grow with the API. */
async function addApiAnchors(
  anchors: PageAnchors,
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

/** What a page imports has problems of its own, and links. */
async function checkImports(file: string, sources: PageSources, shown: Map<string, readonly PageLink[] | undefined>): Promise<void> {
  if (shown.has(file)) return;
  shown.set(file, undefined);
  const { content, findsPackage } = sources;
  const { diagnostics } = await findMissingPackages(file, { ...sources, resolve: (specifier) => findsPackage(specifier, file) });
  content.note(file, diagnostics);
  const { imports, links } = await content.load(file);
  shown.set(file, links);
  await Promise.all(imports.map((one) => checkImports(one, sources, shown)));
}
