import type { Site } from '@octavo/core';
import { findContentsHref } from './find-contents-href.ts';

/** A document of the site: its address, and the address of the page that it shows. */
export interface SiteDocument {
  href: string;
  page: string;
}

/**
 * Lists the documents of a site: one per page, and the page that links every page, which is also at `/` where there is no other. An address
 * that a redirect leads away from has none: `/` where the first page has another address.
 */
export function listDocuments(site: Site): SiteDocument[] {
  const contents = findContentsHref(site);
  const elsewhere = new Set(site.redirects.map(({ source }) => source));
  const documents = [...Object.keys(site.pages).filter((href) => !elsewhere.has(href)), contents].map((href) => ({ href, page: href }));
  return site.pages['/'] === undefined && !elsewhere.has('/') ? [{ href: '/', page: contents }, ...documents] : documents;
}
