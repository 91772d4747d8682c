const EXTERNAL = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const UNSAFE = /^(?:(?:java|vb)script:|data:(?!(?:image|audio|video|font)\/))/i;
const PAGE_EXTENSION = /\.mdx?$/i;
const NORMAL_PATH = /^(?:\/[^/.][^/]*)+$/;
/** What means something of its own in an address, as a canonical one writes it. */
const ESCAPED = /%(?:23|25|3F)/g;
const UNESCAPED = /%(?!23|25|3F)|[#?]/g;

/** The parts of an address: `query` keeps its `?` and `hash` its `#`; each is empty when absent. */
export interface UrlParts {
  path: string;
  query: string;
  hash: string;
}

/** Splits an address: `/a?b#c` -> `/a`, `?b`, `#c`. */
export function splitUrl(url: string): UrlParts {
  const hashAt = url.indexOf('#');
  const beforeHash = hashAt < 0 ? url : url.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?');
  return {
    path: queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt),
    query: queryAt < 0 ? '' : beforeHash.slice(queryAt),
    hash: hashAt < 0 ? '' : url.slice(hashAt),
  };
}

/** Whether an address leaves the site: a scheme (`https:`, `mailto:`, `data:`) or `//host`. */
export function isExternalUrl(url: string): boolean {
  return EXTERNAL.test(url);
}

/**
 * Whether a browser would run an address, or show it as a document that no host has sent: `javascript:`, `vbscript:`, `data:` of anything but an
 * image, a sound, a video or a font. Spaces before it, and lines and tabs within it, count for nothing (URL Standard, 4.4).
 */
export function isUnsafeUrl(url: string): boolean {
  return /^[\0- ]*[djv]/i.test(url) && UNSAFE.test(url.replaceAll(/^[\0- ]+|[\t\n\r]/g, ''));
}

/** Whether a file from the content root is a snippet, which never becomes a page: it lies in `snippets` or `_snippets`. */
export function isSnippetFile(file: string): boolean {
  return /^(?:\.?\/)?_?snippets\//.test(file);
}

/**
 * Makes a path absolute and clean: one leading slash, no trailing one, no empty or `.` segments; `..` never climbs out of the root.
 *
 * `a//b/./c/` -> `/a/b/c`, `../../x` -> `/x`, `` -> `/`
 */
export function normalizePath(path: string): string {
  if (NORMAL_PATH.test(path)) return path;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/**
 * Returns the canonical address of a page's file, or of a page as navigation names it.
 *
 * `guides/index.mdx` -> `/guides`, `index.mdx` -> `/`, `a/b.md` -> `/a/b`, `v1.2.mdx` -> `/v1.2`, `c#.mdx` -> `/c%23`
 */
export function toHref(file: string): string {
  const path = escapePath(normalizePath(file.startsWith('/') ? file : `/${file}`).replace(PAGE_EXTENSION, ''));
  return path.endsWith('/index') ? path.slice(0, -'/index'.length) || '/' : path;
}

/** Returns the folder of an address that names its index, as static hosts serve it, too: `/a/index` and `/a/index.html` -> `/a`, `/index` -> `/`. */
export function stripIndex(href: string): string {
  return href.replace(/\/index(?:\.html)?$/, '') || '/';
}

/** Makes an address of a file's path: what would begin a query, a hash or an escape is escaped, and nothing else: `/a b#` -> `/a b%23`. */
export function escapePath(path: string): string {
  return path.replace(UNESCAPED, encodeURIComponent);
}

/** Returns the path of the file that an address stands for: `/a b%23` -> `/a b#`. */
export function unescapePath(href: string): string {
  return href.replace(ESCAPED, decodeURIComponent);
}

/** Writes a canonical address, without query and hash, as requests have it: `/a b%23` -> `/a%20b%23`. */
export function encodeHref(href: string): string {
  return encodeURI(href).replace(/%25(23|25|3F)/g, '%$1');
}

/** Returns the address of a page's Markdown: `/guide` -> `/guide.md`, `/` -> `/index.md`. */
export function toMarkdownHref(href: string): string {
  return `${href === '/' ? '/index' : href}.md`;
}

/** Returns the canonical address that an author's root-relative path means: `/a%20b/` -> `/a b`, `/guides/index.mdx` -> `/guides`. */
export function toLinkHref(path: string): string {
  return toHref(decodePath(path));
}

/** Returns the folder of a file or an address: `/a/b` -> `/a`, `/a` -> `/`. */
export function toFolder(path: string): string {
  const clean = normalizePath(path);
  return clean.slice(0, clean.lastIndexOf('/')) || '/';
}

/**
 * Returns the address that `target` means in the folder `fromHrefDir`, absolute and clean; its query and hash stay. A target with a
 * leading slash starts at the root.
 *
 * (`/a/b`, `../c?x#y`) -> `/a/c?x#y`
 */
export function resolveRelative(fromHrefDir: string, target: string): string {
  const { path, query, hash } = splitUrl(target);
  return normalizePath(path.startsWith('/') ? path : `${fromHrefDir}/${path}`) + query + hash;
}

/** Whether a relative address climbs out of the root, where `resolveRelative` stays: (`/a`, `../../b`). */
export function leadsAbove(fromHrefDir: string, target: string): boolean {
  let depth = target.startsWith('/') ? Infinity : fromHrefDir.split('/').filter(Boolean).length;
  return splitUrl(target)
    .path.split('/')
    .some((part) => (depth += part === '..' ? -1 : Number(part !== '' && part !== '.')) < 0);
}

/** Whether an address is `prefix` or below it, on a segment boundary: `/api/x` is under `/api`, `/apis` is not. */
export function isUnder(href: string, prefix: string): boolean {
  return prefix === '/' || href === prefix || (href.startsWith(prefix) && href[prefix.length] === '/');
}

/** Returns a base as Octavo keeps it, `/` or `/docs`: `docs/` -> `/docs`, `./` -> `/`, `https://host/docs/` -> `/docs`. */
export function normalizeBase(base: string): string {
  return normalizePath(base.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]*/i, ''));
}

/**
 * Adds the base to a canonical address, which may carry a query and a hash. Addresses outside the site, and those that begin with
 * `#` or `?`, stay as they are.
 *
 * (`/docs`, `/a?b#c`) -> `/docs/a?b#c`, (`/docs`, `/`) -> `/docs`
 */
export function withBase(base: string, href: string): string {
  if (base === '/' || !href.startsWith('/') || isExternalUrl(href)) return href;
  const { path, query, hash } = splitUrl(href);
  return base + (path === '/' ? '' : path) + query + hash;
}

/**
 * Returns the canonical address of a request's path, or undefined outside the base. A trailing slash is accepted, `%XX` is decoded as
 * far as it can be.
 *
 * (`/docs`, `/docs/a%20b/`) -> `/a b`, (`/`, `/c%23`) -> `/c%23`, (`/docs`, `/docsy`) -> undefined
 */
export function stripBase(base: string, pathname: string): string | undefined {
  const path = escapePath(normalizePath(decodePath(splitUrl(pathname).path)));
  if (!isUnder(path, base)) return undefined;
  return base === '/' ? path : path.slice(base.length) || '/';
}

/** Returns the file of a page's document in the output, which a plain static host serves with and without trailing slash: `/guide` -> `guide/index.html`. */
export function toOutputFile(href: string): string {
  return `${normalizePath(unescapePath(href))}/index.html`.replace(/^\/+/, '');
}

/** Decodes each run of `%XX` that is UTF-8 and leaves the others as they are. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch (error) {
      if (error instanceof URIError) return run;
      throw error;
    }
  });
}
