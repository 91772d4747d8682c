import { encodeHref, findBodyOffset, withBase } from '@octavo/core';
import type { SitePage } from '@octavo/core';
import type { Context } from '../context.ts';
import { readUpdates } from './read-updates.ts';
import { renderFeed } from './render-feed.ts';

/** Writes the feed of a page from its updates. */
export function writePageFeed(page: SitePage, { store, base }: Pick<Context, 'store' | 'base'>): string {
  const { config } = store.site();
  const text = store.readText(page.file);
  const origin = config.metadata['canonical'];
  const path = encodeHref(withBase(base, page.href));
  return renderFeed({
    title: `${page.title} - ${config.name}`,
    description: page.description ?? config.description ?? page.title,
    link: origin !== undefined && URL.canParse(origin) ? new URL(path, origin).href : path,
    updates: readUpdates(text.slice(findBodyOffset(text))),
  });
}
