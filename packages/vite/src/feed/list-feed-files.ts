import type { OutputFile } from '../build/bundle.ts';
import type { Context } from '../context.ts';
import { findFeedHref } from './find-feed-href.ts';
import { writePageFeed } from './write-page-feed.ts';

/** The feeds of the pages that ask for one. */
export function listFeedFiles(context: Pick<Context, 'store' | 'base' | 'prefix'>): OutputFile[] {
  return Object.values(context.store.site().pages).flatMap((page) => {
    const href = findFeedHref(page);
    return href === undefined ? [] : [{ fileName: context.prefix + href.slice(1), content: writePageFeed(page, context) }];
  });
}
