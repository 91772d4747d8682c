import type { Page } from 'playwright-core';

/** The addresses under which a page has asked for the modules of Octavo's packages, by their path in the package: `@octavo/…/live.js`. */
export type Addresses = ReadonlyMap<string, ReadonlySet<string>>;

/** Gathers a page's requests for modules of Octavo's packages, from its first request on. A module with two addresses runs twice. */
export function watchAddresses(page: Page): Addresses {
  const seen = new Map<string, Set<string>>();
  page.on('request', (request) => {
    const module = /\/node_modules\/(@octavo\/[^?]+\.js)(?:\?|$)/.exec(request.url())?.[1];
    if (module === undefined) return;
    const addresses = seen.get(module) ?? new Set();
    seen.set(module, addresses.add(request.url()));
  });
  return seen;
}
