import { isExternalUrl, isUnder, normalizePath } from '../path.ts';
import type { Site, SitePage } from './site.ts';

/**
 * Finds the same page in the versions that it does not stand in itself: a page of that version at the address with the other version's
 * prefix or name in the place of its own. By version's name; what has no counterpart is left out.
 *
 * In v1, `/v1/guides/start` -> `{ v2: '/v2/guides/start' }`, or `/guides/start`, whichever is there.
 */
export function findCounterparts({ config, sections, pages }: Site, page: SitePage): { [version: string]: string } {
  if (config.versions.length < 2) return {};
  const versionOf = new Map(sections.map(({ id, version }) => [id, version]));
  const versionsOf = (one: SitePage): (string | undefined)[] => one.sections.map((id) => versionOf.get(id));
  const own = config.versions.find(({ name }) => name === versionsOf(page)[0]);
  if (own === undefined) return {};
  const standsIn = new Set(versionsOf(page));
  const found = config.versions.flatMap((other): [string, string][] => {
    if (standsIn.has(other.name) || (other.url !== undefined && isExternalUrl(other.url))) return [];
    const href = listCandidates(page.href, own, other).find((candidate) => {
      const there = pages[candidate];
      return there !== undefined && versionsOf(there).includes(other.name);
    });
    return href === undefined ? [] : [[other.name, href]];
  });
  return Object.fromEntries(found);
}

interface Version {
  name: string;
  url?: string;
}

/** Addresses that the page may have in another version, the likeliest first. */
function listCandidates(href: string, own: Version, other: Version): string[] {
  const from = prefixOf(own);
  const to = prefixOf(other);
  const tail = from !== undefined && isUnder(href, from) ? href.slice(from === '/' ? 0 : from.length) : undefined;
  const segments = href.split('/').filter((segment) => segment !== '');
  const at = segments.findIndex((segment) => isName(segment, own.name));
  const before = at < 0 ? segments : segments.toSpliced(at, 1);
  const places = at < 0 ? (segments.length === 0 ? [0] : segments.map((_, index) => index)) : [at];
  return [
    ...(tail === undefined ? [] : [normalizePath(`${to ?? toSegment(other.name)}/${tail}`), normalizePath(tail)]),
    ...(to === undefined ? [] : [normalizePath(`${to}/${before.join('/')}`)]),
    ...places.map((place) => `/${before.toSpliced(place, 0, toSegment(other.name)).join('/')}`),
    ...places.map((place) => `/${before.toSpliced(place, 0, other.name).join('/')}`),
    ...(at < 0 ? [] : [normalizePath(before.join('/'))]),
  ];
}

function prefixOf({ url }: Version): string | undefined {
  return url === undefined || isExternalUrl(url) ? undefined : normalizePath(url);
}

/** `Version 1` -> `version-1`. */
function toSegment(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

function isName(segment: string, name: string): boolean {
  return segment === name || segment.toLowerCase() === toSegment(name);
}
