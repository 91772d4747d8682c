import { withBase } from '@octavo/core';
import type { HeadTag } from '../../html/head-tag.ts';
import { isPlaced } from '../is-placed.ts';
import type { Output } from '../output.ts';
import { findFeedHref, toAtomHref } from './find-feed-href.ts';
import { writePageAtom, writePageFeed } from './write-page-feed.ts';

const RSS = 'application/rss+xml';
const ATOM = 'application/atom+xml';

/** The feeds of the pages that ask for one, as RSS and, where the site says where it stands, as Atom, whose addresses are whole; the head of the page names them. */
export const feedOutput: Output = {
  name: 'feed',
  *list(site, source) {
    for (const page of Object.values(site.pages)) {
      const href = findFeedHref(page, site);
      if (href === undefined) continue;
      yield { href, type: RSS, read: () => writePageFeed(page, { site, source }) };
      const atom = toAtomHref(href);
      if (isPlaced(source)) yield { href: atom, type: ATOM, read: () => writePageAtom(page, { site, source, href: atom }) };
    }
  },
  head(page, site, source) {
    const href = findFeedHref(page, site);
    if (href === undefined) return [];
    const link = (type: string, to: string): HeadTag => ({
      tag: 'link',
      attributes: { rel: 'alternate', type, href: withBase(source.base, to) },
    });
    return [link(RSS, href), ...(isPlaced(source) ? [link(ATOM, toAtomHref(href))] : [])];
  },
};
