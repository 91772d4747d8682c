import type { OldSite } from './old-site.ts';

/** The redirects of the old site, with those from the other addresses of its pages; an address of a page is no source. */
export function createRedirects({ redirects, pages }: OldSite): { source: string; destination: string }[] {
  const taken = new Set(pages.map(({ href }) => href));
  const aliases = pages.flatMap(({ href, aliases: others = [] }) => others.map((source) => ({ source, destination: href })));
  const all = [...redirects, ...aliases].filter(({ source, destination }) => !taken.has(source) && source !== destination);
  return [...new Map(all.map((one) => [one.source, one])).values()];
}
