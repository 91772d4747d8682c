import type { Site, SitePage } from '@octavo/core';
import type { OutputSource } from '../output.ts';
import { readUpdates } from './read-updates.ts';
import { renderAtom } from './render-atom.ts';
import { renderFeed } from './render-feed.ts';
import type { Feed } from './render-feed.ts';

/** What a feed is written with. */
export interface FeedScope {
  site: Site;
  source: OutputSource;
}

/** Writes the feed of a page from its updates, as RSS. */
export function writePageFeed(page: SitePage, scope: FeedScope): string {
  return renderFeed(createFeed(page, scope));
}

/** Writes the same feed as Atom; `href` is where it stands. Where no update says its day, the last change of the file does. */
export async function writePageAtom(page: SitePage, scope: FeedScope & { href: string }): Promise<string> {
  const { site, source, href } = scope;
  const changed = (await source.readChanges().find(page.file)) ?? '1970-01-01';
  return renderAtom({ ...createFeed(page, scope), self: source.toUrl(href), author: site.config.name, changed });
}

function createFeed(page: SitePage, { site: { config }, source }: FeedScope): Feed {
  return {
    title: `${page.title} - ${config.name}`,
    description: page.description ?? config.description ?? page.title,
    link: source.toUrl(page.href),
    updates: readUpdates(source.readBody(page)),
  };
}
