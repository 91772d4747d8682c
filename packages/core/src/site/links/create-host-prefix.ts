/** Finds what is left of an address without its first part, when no folder of pages has that name; undefined for any other address. */
export type DropHostPrefix = (pathname: string) => string | undefined;

/**
 * Makes the function that takes a host's prefix off an address: authors whose docs stand below a path of their host write that path too.
 * The name of a folder is none: `/js/setup` means a page `/sdk/js/setup` rather than `/setup`.
 *
 * `/docs/guides/a` -> `/guides/a`
 */
export function createHostPrefix(hrefs: Iterable<string>): DropHostPrefix {
  let taken: ReadonlySet<string> | undefined;
  return (pathname) => {
    taken ??= new Set([...hrefs].flatMap(listOwnNames));
    const [, prefix = '', rest] = /^\/([^/]+)(\/.+)$/.exec(pathname) ?? [];
    return taken.has(prefix) ? undefined : rest;
  };
}

/** The names of an address that its site itself gave it: of folders, and of a page at the top. */
function listOwnNames(href: string): string[] {
  const [, first = '', ...others] = href.split('/');
  return [first, ...others.slice(0, -1)];
}
