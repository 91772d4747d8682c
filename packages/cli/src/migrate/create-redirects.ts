import type { OldPage, OldSite } from './old-site.ts';

/** The redirects of the old site, with those from the other addresses of its pages; an address of a page is no source. */
export function createRedirects({ redirects, pages, suffix }: OldSite): { source: string; destination: string }[] {
  const taken = new Set(pages.map(({ href }) => href));
  const aliases = pages.flatMap(({ href, aliases: others = [] }) => others.map((source) => ({ source, destination: href })));
  const all = [...redirects, ...aliases].filter(({ source, destination }) => !taken.has(source) && source !== destination);
  const ends = suffix === undefined ? [] : [{ source: `/:path*${suffix}`, destination: '/:path*' }];
  return [...new Map([...all, ...ends].map((one) => [one.source, one])).values()];
}

/** The addresses that a page has there; the first is that of here. */
export function listOldAddresses({ href, target, aliases = [] }: OldPage, { suffix }: Pick<OldSite, 'suffix'>): string[] {
  const named = /(?:^|\/)index\.mdx?$/.test(target) ? `${href.replace(/\/$/, '')}/index` : href;
  return [href, ...(suffix === undefined ? [] : [named + suffix]), ...aliases];
}
