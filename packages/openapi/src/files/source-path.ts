import { isExternalUrl, normalizePath, splitUrl } from '@octavo/core/internal';

/** What a reference names: a source and a place in it; or why it names none. */
export type ReferenceTarget = { source: string; fragment: string } | { problem: string };

/** Makes the name of a source that `docs.json` gives: an address as it is, a path from the content root without leading slash. */
export function toSource(given: string): string {
  const trimmed = given.trim();
  return isRemote(trimmed) ? new URL(trimmed).href : normalizePath(trimmed).slice(1);
}

/** Whether a source is an address. */
export function isRemote(source: string): boolean {
  return /^https?:\/\//i.test(source) && URL.canParse(source);
}

/** Returns the host of a source, undefined for a file. */
export function hostOf(source: string): string | undefined {
  return isRemote(source) ? new URL(source).host : undefined;
}

/**
 * Finds out what a `$ref` in `from` names. A path that climbs out of the content root is refused, and so is a host that `docs.json`
 * does not name.
 *
 * (`api/paths/a.yaml`, `../parts.yaml#/B`) -> `api/parts.yaml`, `/B`
 */
export function resolveSpecRef(ref: string, from: string, hosts: ReadonlySet<string>): ReferenceTarget {
  const { path, query, hash } = splitUrl(ref);
  const fragment = decodeFragment(hash.slice(1));
  if (path === '' && query === '') return { source: from, fragment };
  if (isRemote(from) || isRemote(ref)) {
    if (!URL.canParse(path + query, isRemote(from) ? from : undefined)) return { problem: 'Invalid URL.' };
    const url = new URL(path + query, isRemote(from) ? from : undefined);
    if (!/^https?:$/.test(url.protocol) || !hosts.has(url.host))
      return { problem: `Files of ${url.host || url.protocol} are not read: \`openapi\` in docs.json lists no file from that host.` };
    return { source: url.href, fragment };
  }
  if (isExternalUrl(ref)) return { problem: 'Only files and http(s) URLs are supported.' };
  const segments = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const segment of decodeFragment(path).split('/')) {
    if (segment === '..' && segments.pop() === undefined) return { problem: 'It points outside the content root.' };
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  return { source: segments.join('/'), fragment };
}

/** What stands for the content root in URIs: no address of the web or of this machine begins so. */
const ROOT_URI = 'octavo:///';

/** A source as a URI: (`api/a b.yaml`) -> `octavo:///api/a%20b.yaml` */
export function toSourceUri(source: string): string {
  return isRemote(source) ? source : ROOT_URI + source.split('/').map(encodeURIComponent).join('/');
}

/** The file of the content root that a URI stands for. */
export function fromSourceUri(uri: string): string | undefined {
  return uri.startsWith(ROOT_URI) ? uri.slice(ROOT_URI.length).split('/').map(decodeFragment).join('/') : undefined;
}

/** Undoes `%XX` as far as it is UTF-8. */
export function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
