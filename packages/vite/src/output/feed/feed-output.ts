import { withBase } from '@octavo/core';
import type { Output } from '../output.ts';
import { findFeedHref } from './find-feed-href.ts';
import { writePageFeed } from './write-page-feed.ts';

const TYPE = 'application/rss+xml';

/** The feeds of the pages that ask for one, each named by the head of its page. */
export const feedOutput: Output = {
  name: 'feed',
  *list(site, source) {
    for (const page of Object.values(site.pages)) {
      const href = findFeedHref(page, site);
      if (href !== undefined) yield { href, type: TYPE, read: () => writePageFeed(page, { site, source }) };
    }
  },
  head(page, site, { base }) {
    const href = findFeedHref(page, site);
    return href === undefined ? [] : [{ tag: 'link', attributes: { rel: 'alternate', type: TYPE, href: withBase(base, href) } }];
  },
};
