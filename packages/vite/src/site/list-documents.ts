import type { Site } from '@octavo/core';
import { findContentsHref } from './find-contents-href.ts';

/** A document of the site: its address, and the address of the page that it shows. */
export interface SiteDocument {
  href: string;
  page: string;
}

/**
 * Lists the documents of a site: one per page, the page that links every page, and `/`, which shows the first page where no page has
 * that address. An address that a redirect leads away from has none.
 */
export function listDocuments(site: Site): SiteDocument[] {
  const contents = findContentsHref(site);
  const elsewhere = new Set(site.redirects.map(({ source }) => source));
  const documents = [...Object.keys(site.pages).filter((href) => !elsewhere.has(href)), contents].map((href) => ({ href, page: href }));
  return site.pages['/'] === undefined && !elsewhere.has('/')
    ? [{ href: '/', page: Object.keys(site.pages).length === 0 ? contents : site.home }, ...documents]
    : documents;
}
