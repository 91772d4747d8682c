import { encodeHref, toPublicUrl, withBase } from '@octavo/core';
import type { Site, SitePage } from '@octavo/core';
import type { OutputSource } from '../output.ts';
import { readUpdates } from './read-updates.ts';
import { renderFeed } from './render-feed.ts';

/** Writes the feed of a page from its updates. */
export function writePageFeed(page: SitePage, { site: { config }, source }: { site: Site; source: OutputSource }): string {
  const path = encodeHref(withBase(source.base, page.href));
  return renderFeed({
    title: `${page.title} - ${config.name}`,
    description: page.description ?? config.description ?? page.title,
    link: toPublicUrl(path, { address: config.metadata['canonical'], base: source.base }) ?? path,
    updates: readUpdates(source.readBody(page)),
  });
}
