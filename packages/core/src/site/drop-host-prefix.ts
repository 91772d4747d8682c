import { isUnder } from '../path.ts';
import type { Site } from './site.ts';

/**
 * What is left of an address without its first part, when no page lies below that: authors whose docs stand below a path of their host
 * write that path too. Undefined for any other address.
 *
 * `/docs/guides/a` -> `/guides/a`
 */
export function dropHostPrefix(pathname: string, { pages }: Pick<Site, 'pages'>): string | undefined {
  const [, prefix, rest] = /^(\/[^/]+)(\/.+)$/.exec(pathname) ?? [];
  if (prefix === undefined || Object.keys(pages).some((href) => isUnder(href, prefix))) return undefined;
  return rest;
}
