import type { OldPage, OldSite } from './old-site.ts';

/**
 * The redirects of the old site, with those from the other addresses of its pages; an address of a page is no source. Each page has its own: a
 * wildcard before an ending is none on many hosts.
 */
export function createRedirects({ redirects, pages, suffix }: OldSite): { source: string; destination: string }[] {
  const taken = new Set(pages.map(({ href }) => href));
  const others = pages.flatMap((page) =>
    listOldAddresses(page, { suffix }).flatMap((source) => (source.endsWith('/index.html') ? [] : { source, destination: page.href })),
  );
  const all = [...redirects, ...others].filter(({ source, destination }) => !taken.has(source) && source !== destination);
  return [...new Map(all.map((one) => [one.source, one])).values()];
}

/** The addresses that a page has there; the first is that of here. Every host has the `index.html` of a folder. */
export function listOldAddresses({ href, target, aliases = [] }: OldPage, { suffix }: { suffix: OldSite['suffix'] | undefined }): string[] {
  const named = /(?:^|\/)index\.mdx?$/.test(target) ? `${href.replace(/\/$/, '')}/index` : href;
  return [href, ...(suffix === undefined ? [] : [named + suffix]), ...aliases];
}
