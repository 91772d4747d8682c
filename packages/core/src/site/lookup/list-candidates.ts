import { isExternalUrl, isUnder, normalizePath } from '../../path.ts';

/** A version or a language as addresses say it. */
export interface Variant {
  name: string;
  /** The folder of its pages, where it is known. */
  url?: string;
}

/** Lists addresses that a page of one variant may have in another, the likeliest first: mostly the first one is right. */
export function* listCandidates(href: string, own: Variant, other: Variant): Generator<string> {
  const from = prefixOf(own);
  const to = prefixOf(other);
  if (from !== undefined && isUnder(href, from)) {
    const tail = href.slice(from === '/' ? 0 : from.length);
    yield normalizePath(`${to ?? toSegment(other.name)}/${tail}`);
    yield normalizePath(tail);
  }
  const segments = href.split('/').filter((segment) => segment !== '');
  const at = segments.findIndex((segment) => isName(segment, own.name));
  const before = at < 0 ? segments : segments.toSpliced(at, 1);
  const places = at < 0 ? (segments.length === 0 ? [0] : segments.map((_, index) => index)) : [at];
  if (to !== undefined) yield normalizePath(`${to}/${before.join('/')}`);
  for (const name of [toSegment(other.name), other.name])
    for (const place of places) yield `/${before.toSpliced(place, 0, name).join('/')}`;
  if (at >= 0) yield normalizePath(before.join('/'));
}

function prefixOf({ url }: Variant): string | undefined {
  return url === undefined || isExternalUrl(url) ? undefined : normalizePath(`/${url}`);
}

/** `Version 1` -> `version-1`. */
function toSegment(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

function isName(segment: string, name: string): boolean {
  return segment === name || segment.toLowerCase() === toSegment(name);
}
