/** Finds what is left of an address without its first part, when no page lies below that; undefined for any other address. */
export type DropHostPrefix = (pathname: string) => string | undefined;

/**
 * Makes the function that takes a host's prefix off an address: authors whose docs stand below a path of their host write that path too.
 *
 * `/docs/guides/a` -> `/guides/a`
 */
export function createHostPrefix(hrefs: Iterable<string>): DropHostPrefix {
  const first = new Set([...hrefs].map((href) => /^\/[^/]*/.exec(href)?.[0]));
  return (pathname) => {
    const [, prefix, rest] = /^(\/[^/]+)(\/.+)$/.exec(pathname) ?? [];
    return first.has(prefix) ? undefined : rest;
  };
}
