import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPage, decodePath, isGeneratedPage, splitUrl } from '@octavo/core';
import type { Diagnostic, Page } from '@octavo/core';
import type { ContentLoader } from '../content/content-loader.ts';
import type { SiteStore } from '../site/site-store.ts';

/** What a hash may name on a page, by its address; undefined where only rendering can tell. */
export type PageAnchors = ReadonlyMap<string, readonly string[] | undefined>;

/** Compiles every page of the author's and looks at it by the rules for pages. */
export async function checkPages({
  root,
  store,
  content,
}: {
  root: string;
  store: SiteStore;
  content: ContentLoader;
}): Promise<{ pages: PageAnchors; diagnostics: Diagnostic[] }> {
  const anchors = new Map<string, readonly string[] | undefined>();
  const authored = Object.values(store.site().pages).filter(({ isGenerated }) => isGenerated !== true);
  const hashes = listHashes(authored);
  const found = await Promise.all(
    authored.map(async (page) => {
      const file = path.posix.join(root, page.file);
      const { outline } = await content.load(file);
      anchors.set(page.href, isGeneratedPage(page) || page.api !== undefined ? undefined : await listAnchors(file, content, new Set()));
      await loadImports(file, content, new Set());
      return outline === undefined ? [] : checkPage({ page, text: readFileSync(file, 'utf8'), outline, isLinked: (id) => hashes.has(id) });
    }),
  );
  return { pages: anchors, diagnostics: found.flat() };
}

/** The ids that links of the site name, on whatever page. */
function listHashes(pages: readonly Page[]): Set<string> {
  return new Set(pages.flatMap(({ links }) => links.map(({ url }) => decodePath(splitUrl(url).hash.slice(1)))));
}

/** What a page imports has problems of its own. */
async function loadImports(file: string, content: ContentLoader, seen: Set<string>): Promise<void> {
  if (seen.has(file)) return;
  seen.add(file);
  const { imports } = await content.load(file);
  await Promise.all(imports.map((one) => loadImports(one, content, seen)));
}

/** With those of the snippets that a file shows, to any depth. */
async function listAnchors(file: string, content: ContentLoader, seen: Set<string>): Promise<string[] | undefined> {
  if (seen.has(file)) return [];
  seen.add(file);
  const { outline, imports } = await content.load(file);
  if (outline === undefined || outline.isOpen) return undefined;
  const snippets = imports.filter((one) => /\.mdx?$/i.test(one));
  const parts = await Promise.all(snippets.map((snippet) => listAnchors(snippet, content, seen)));
  return parts.some((part) => part === undefined) ? undefined : [...outline.anchors, ...parts.flatMap((part) => part ?? [])];
}
