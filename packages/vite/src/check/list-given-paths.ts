import type { Site } from '@octavo/core';
import { findFeedHref, toAtomHref } from '../output/feed/find-feed-href.ts';
import { isPlaced } from '../output/is-placed.ts';
import { listVariants } from '../output/llms/list-variants.ts';
import type { OutputSource } from '../output/output.ts';

/** The addresses of the files that a site has for agents, crawlers and feed readers, which pages link to; without `source` those that it may have. */
export function listGivenPaths(site: Site, source?: OutputSource): string[] {
  const feeds = Object.values(site.pages).flatMap((page) => findFeedHref(page, site) ?? []);
  const hasAddress = source === undefined || isPlaced(source);
  return [
    '/robots.txt',
    '/skill.md',
    ...listVariants(site).flatMap(({ prefix }) => [`${prefix}llms.txt`, `${prefix}llms-full.txt`]),
    ...feeds,
    ...(hasAddress ? ['/sitemap.xml', ...feeds.map(toAtomHref)] : []),
  ];
}
