import type { SiteStore } from '../../site/site-store.ts';
import type { HeadTag } from '../../html/head-tag.ts';
import type { Output } from '../output.ts';
import { describePage } from './describe-page.ts';

/** What search engines read of a page as data (schema.org as JSON-LD), where the site says where it stands; not for a page in no list. */
export function createStructuredDataOutput({ locate }: Pick<SiteStore, 'locate'>): Output {
  return {
    name: 'structured data',
    list: () => [],
    head(page, site, { toUrl, readBody }) {
      const value = describePage(page, { site, toUrl, body: readBody(page), trail: locate(page).trail });
      return value === undefined ? [] : [renderJsonLd(value)];
    },
  };
}

/** Data that programs read; a `<` in it would end the element. */
export function renderJsonLd(value: unknown): HeadTag {
  const content = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return { tag: 'script', attributes: { type: 'application/ld+json' }, content };
}
