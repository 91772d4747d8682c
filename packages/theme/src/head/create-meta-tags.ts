import { encodeHref, toPublicUrl, withBase } from '@octavo/core/browser';
import { toPlainLine } from '../components/inline-markdown/to-plain-line.ts';
import type { PageData } from '../data/page-data.ts';
import type { SiteData } from '../data/site-data.ts';

/** What of a page its document's head is made from; undefined where no page has the address. */
export type HeadPage = Pick<PageData, 'href' | 'title' | 'meta' | 'canonical'> & { description?: string | undefined };

/** `Routes – Waypoint` */
export function documentTitle(siteName: string, title: string | undefined): string {
  return title === undefined || title === siteName ? siteName : `${title} – ${siteName}`;
}

/** The meta tags of a document, by name: what the page says before what the site says before what follows from both. */
export function createMetaTags(site: SiteData, page: HeadPage | undefined): Record<string, string> {
  if (page === undefined) return { robots: 'noindex' };
  const { canonical: _, ...metadata } = site.metadata ?? {};
  const description =
    page.meta?.['description'] ?? (page.description && toPlainLine(page.description)) ?? metadata['description'] ?? site.description;
  const canonical = findCanonical(site, page);
  const tags: Record<string, string> = {
    'og:title': page.title,
    'og:site_name': site.name,
    'og:type': 'website',
    ...(canonical !== undefined && { 'og:url': canonical }),
    ...metadata,
    ...(description !== undefined && { description, 'og:description': metadata['og:description'] ?? description }),
    ...page.meta,
  };
  const images = Object.entries(tags).filter(([name, content]) => IMAGE.test(name) && content.startsWith('/'));
  const hasImage = tags['og:image'] !== undefined || tags['twitter:image'] !== undefined;
  return {
    'twitter:card': hasImage ? 'summary_large_image' : 'summary',
    ...tags,
    // What reads them knows no page that an address could be relative to.
    ...Object.fromEntries(images.map(([name, content]) => [name, toAbsolute(site, content) ?? content])),
  };
}

const IMAGE = /^(?:og|twitter):image(?!:(?:width|height|alt|type)$)/;

function toAbsolute({ metadata, base }: SiteData, path: string): string | undefined {
  return toPublicUrl(path, { address: metadata?.['canonical'], base });
}

/** The address that search engines should know a page by: what the page says, else its own on the site that `metadata.canonical` names. */
export function findCanonical(site: SiteData, page: HeadPage): string | undefined {
  return page.canonical ?? toAbsolute(site, encodeHref(withBase(site.base, page.href)));
}

/** The attribute by which a tag is named: that of the Open Graph and its relatives, else the usual one. */
export function findTagAttribute(name: string): 'property' | 'name' {
  return /^(?:og|article|book|profile|music|video|fb):/.test(name) ? 'property' : 'name';
}
