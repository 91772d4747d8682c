import type { Site } from '@octavo/core';
import { shardOf } from '@octavo/core/internal';
import { listDocuments } from '../site/list-documents.ts';
import type { SiteDocument } from '../site/list-documents.ts';

const SHARD_SIZE = 64;

/**
 * Spreads the documents over lists of about 64, so that what a page loads to find another one does not grow with the site. The browser, and
 * the router of an app that shows the site, also knows the first page by `/`: it needs no detour by a host.
 */
export function shardDocuments(site: Site): SiteDocument[][] {
  const leadsHome = site.redirects.some(({ source, destination }) => source === '/' && destination === site.home);
  const documents = [...(leadsHome ? [{ href: '/', page: site.home }] : []), ...listDocuments(site)];
  const shards: SiteDocument[][] = Array.from({ length: Math.max(1, Math.ceil(documents.length / SHARD_SIZE)) }, () => []);
  for (const document of documents) shards[shardOf(document.href, shards.length)]?.push(document);
  return shards;
}
