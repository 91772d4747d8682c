import path from 'node:path';
import type { OldPage, OldSite } from './old-site.ts';

/** Where the pages of two locales are: `/`, or `/de`. */
export interface FallbackPlaces {
  from: string;
  to: string;
}

/** A page that is not translated is shown in the default language at the locale's address: `/de/boats` leads to `/boats`, or to `/en/boats`. */
export function listFallbacks(
  originals: readonly OldPage[],
  translated: readonly OldPage[],
  { from, to }: FallbackPlaces,
): OldSite['redirects'] {
  const own = new Set(translated.map(({ href }) => href));
  return originals.flatMap(({ href }) => {
    const source = path.posix.join(to, path.posix.relative(from, href));
    return own.has(source) ? [] : [{ source, destination: href }];
  });
}
