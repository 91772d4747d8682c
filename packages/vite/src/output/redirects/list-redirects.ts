import { createRedirectFinder, createRedirectPattern, fillDestination, hasWildcard } from '@octavo/core/internal';
import type { Redirect, Site } from '@octavo/core';

/**
 * Lists the redirects of single addresses: those that have no wildcard, and of the others what leads to a page, since a static host knows
 * files only. What a wildcard takes beyond that is left to the host's own rules and to the document for 404.
 */
export function listRedirects({ redirects, pages }: Site): Redirect[] {
  const single = new Map(redirects.filter(({ source }) => !hasWildcard(source)).map((one) => [one.source, one]));
  const find = createRedirectFinder(redirects);
  for (const { source, destination, permanent } of redirects) {
    if (!hasWildcard(source) || !hasWildcard(destination)) continue;
    const { pattern, names } = createRedirectPattern(destination.replace(':splat', '*'));
    for (const href of Object.keys(pages)) {
      const match = pattern.exec(href);
      if (match === null) continue;
      const from = fillDestination(source, new Map(names.map((name, index) => [name, match[index + 1] ?? ''])));
      if (hasWildcard(from) || pages[from] !== undefined || single.has(from) || find(from)?.destination !== href) continue;
      single.set(from, { source: from, destination: href, permanent });
    }
  }
  return [...single.values()];
}
