import type { Site, SitePage } from '@octavo/core';
import type { OutputSource } from '../output.ts';
import { readUpdates } from './read-updates.ts';
import { renderFeed } from './render-feed.ts';

/** Writes the feed of a page from its updates. */
export function writePageFeed(page: SitePage, { site: { config }, source }: { site: Site; source: OutputSource }): string {
  return renderFeed({
    title: `${page.title} - ${config.name}`,
    description: page.description ?? config.description ?? page.title,
    link: source.toUrl(page.href),
    updates: readUpdates(source.readBody(page)),
  });
}
