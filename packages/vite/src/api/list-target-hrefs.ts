import type { Site } from '@octavo/core';

/** Finds the canonical address of a page. */
export type FindTargetHref = (source: string, key: string) => string | undefined;

/**
 * Makes what finds the pages of operations and workflows by file and key: of several the one that navigation shows, of none one that describes
 * the endpoint itself.
 */
export function createTargetHrefs(pages: Site['pages']): FindTargetHref {
  const hrefs = KNOWN.get(pages) ?? listTargetHrefs(pages);
  KNOWN.set(pages, hrefs);
  return (source, key) => [`${source} ${key}`, ` ${key}`].map((name) => hrefs.get(name)).find((href) => href !== undefined);
}

/** By the pages of a site: each page of a large schema asks for them. */
const KNOWN = new WeakMap<Site['pages'], Map<string, string>>();

function listTargetHrefs(pages: Site['pages']): Map<string, string> {
  const hrefs = new Map<string, string>();
  for (const { api, href, isHidden } of Object.values(pages)) {
    if (api === undefined) continue;
    const name = `${api.source ?? ''} ${api.key}`;
    if (!hrefs.has(name) || !isHidden) hrefs.set(name, href);
  }
  return hrefs;
}
