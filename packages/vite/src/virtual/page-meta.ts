import { isListed } from '@octavo/core';
import type { Json, SitePage } from '@octavo/core';
import type { PageData } from '@octavo/theme';
import { createFileAddress } from './create-address.ts';
import type { LinkScope } from './create-address.ts';

/** The fields of frontmatter that are meta tags as they stand. */
const TAG = /^(?:(?:og|twitter|article|book|profile|music|video|fb):|keywords$|robots$|author$)/;

/** What a page's frontmatter and its place say in the document's head. A page that is not listed is kept from search engines. */
export function createPageMeta(scope: LinkScope, page: SitePage): Pick<PageData, 'meta' | 'canonical'> {
  const { frontmatter } = page;
  const tags = Object.entries(frontmatter).flatMap(([name, value]): [string, string][] => {
    const text = TAG.test(name) ? toText(value) : '';
    return text === '' ? [] : [[name, isImage(name) ? createFileAddress(scope, text) : text]];
  });
  const meta: Record<string, string> = Object.fromEntries(tags);
  if (!isListed(page, scope.store.site())) meta['robots'] = withoutIndex(meta['robots'] ?? '');
  const canonical = toText(frontmatter['canonical']);
  return { ...(Object.keys(meta).length > 0 && { meta }), ...(canonical !== '' && { canonical }) };
}

/** What the author asks of search engines beside being left out: `index, nofollow` -> `noindex, nofollow`. */
function withoutIndex(robots: string): string {
  const wishes = robots.split(',').map((wish) => wish.trim());
  return [...new Set(['noindex', ...wishes.filter((wish) => !/^(?:index|all|noindex|)$/i.test(wish))])].join(', ');
}

/** Whether a tag's content is the address of an image. */
export function isImage(name: string): boolean {
  return /^(?:og:image(?::url|:secure_url)?|twitter:image(?::src)?)$/.test(name);
}

/** A list is written with commas; an object is no content. */
function toText(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(', ');
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value).trim();
}
