import { hash } from 'node:crypto';
import type { Site, SitePage } from '@octavo/core';
import { paths } from '../../disk/paths.ts';
import type { SiteStore } from '../../site/site-store.ts';
import type { SiteInputs } from './site-inputs.ts';

/** What the pages of a site are made from. */
export interface PageKeySources {
  inputs: Omit<SiteInputs, 'isCurrent'>;
  store: Pick<SiteStore, 'site' | 'isImported' | 'codeFilesOf'>;
  root: string;
  /** What else a page shows that neither its file nor the site tells: the day of its last change. */
  factOf(page: SitePage): Promise<string | undefined>;
}

/**
 * Makes the key of each page, by its address: equal where it comes to the same. A page is made from its own file and from all that is no page
 * of its own: what other pages say in their text, and where, is nothing to it. Empty where something is not known.
 */
export async function createPageKeys({ inputs, store, root, factOf }: PageKeySources): Promise<ReadonlyMap<string, string>> {
  const site = store.site();
  const pages = Object.values(site.pages);
  if (!store.codeFilesOf().every(inputs.has)) return new Map();
  const isAlone = (file: string): boolean => /\.mdx?$/i.test(file) && !store.isImported(file);
  const own = new Set(pages.map((page) => paths.join(root, page.file)).filter(isAlone));
  const rest = inputs.files().filter((file) => !own.has(file));
  const shared = hash('sha256', JSON.stringify([inputs.place, viewOf(site), rest.map((file) => [file, inputs.hashOf(file)])]));
  const keys = pages.map(async (page) => {
    const file = inputs.hashOf(paths.join(root, page.file));
    return [page.href, hash('sha256', JSON.stringify([shared, page.href, file, await factOf(page)]))] as const;
  });
  return new Map(await Promise.all(keys));
}

/** What pages see of the site: not what stands in each other's texts. */
function viewOf({ diagnostics: _, ...site }: Site): unknown {
  const pages = Object.values(site.pages).map(({ headings: _headings, links: _links, anchors: _anchors, ...page }) => page);
  return { ...site, pages };
}
