import path from 'node:path';
import { decodePath, isExternalUrl, readPage, splitUrl } from '@octavo/core/internal';
import type { PageLink } from '@octavo/core/internal';
import type { OldSite } from './old-site.ts';
import type { PlannedPage } from './plan-migration.ts';
import { toPlain } from './text/resolve-links.ts';

/** Says which pages and files a text led to, or showed, that its rewritten form does not. What led nowhere is not told. */
export function compareTargets({ file, href, target, before, after }: PlannedPage, site: OldSite): string[] {
  const index = indexTargets(site);
  const written = [
    ...readPage(after, target).page.links.map((link) => readPath(link) ?? ''),
    // An icon may be a picture.
    ...[...after.matchAll(/\sicon="([^"\n]+\.\w+)"/g)].map(([, icon = '']) => icon),
  ];
  const now = new Set(written.flatMap((one) => find(path.posix.resolve('/', path.posix.dirname(target), one), index)));
  const lines = before.split('\n');
  const lost = readPage(before, file).page.links.flatMap((link) => {
    // A definition that stands so deep is a sample.
    const isSample = /^(?: {4}|\t)\s*\[[^\]]+\]:/.test(lines[link.line - 1] ?? '');
    const named = link.kind === 'import' || isSample ? undefined : readPath(link);
    if (named === undefined) return [];
    const places = listPlaces(named, { file, href, site });
    const meant = places.flatMap((place) => index.files.get(place) ?? find(`/${place}`, index))[0];
    // A translation leads to others of its language.
    return meant === undefined || [...now].some((one) => one === meant || one.endsWith(meant)) ? [] : [{ ...link, meant }];
  });
  return lost.map(
    ({ kind, url, line, meant }) => `${kind === 'image' ? 'The picture' : 'The link'} \`${url}\` (line ${line}) does not lead to ${meant}.`,
  );
}

interface TargetIndex {
  /** New addresses by the old files. */
  files: ReadonlyMap<string, string>;
  /** New addresses of pages and files, by themselves and by others that lead there. */
  addresses: ReadonlyMap<string, string>;
}

const INDEXES = new WeakMap<OldSite, TargetIndex>();

function indexTargets(site: OldSite): TargetIndex {
  const known = INDEXES.get(site);
  if (known !== undefined) return known;
  const served = site.assets.map(({ file, target }) => ({ file, address: `/${target.replace(/^public\//, '')}` }));
  const index = {
    files: new Map([
      // What a fence shows, too, is there twice.
      ...served.toReversed().map(({ file, address }) => [file, address] as const),
      ...site.pages.map(({ file, href }) => [file, href] as const),
    ]),
    addresses: new Map([
      ...served.flatMap(({ address }) => [[address, address] as const, [`/public${address}`, address] as const]),
      ...site.pages.flatMap(({ href, aliases = [] }) => [href, ...aliases].map((one) => [toPlain(one), href] as const)),
    ]),
  };
  INDEXES.set(site, index);
  return index;
}

function find(address: string, { addresses }: TargetIndex): string[] {
  const found = addresses.get(address) ?? addresses.get(toPlain(address));
  return found === undefined ? [] : [found];
}

/** The path of an address within the site; undefined for any other. */
function readPath({ url }: PageLink): string | undefined {
  const { path: written } = splitUrl(url);
  return isExternalUrl(url) || written === '' || /[{}<>]/.test(written) ? undefined : decodePath(written);
}

/** Where the tools look for what a page names, as paths from the source folder or from the root of the site. */
function listPlaces(written: string, { file, href, site }: { file: string; href: string; site: OldSite }): string[] {
  const root = written.startsWith('/');
  const below = site.base !== '/' && written.startsWith(`${site.base}/`) ? written.slice(site.base.length) : written;
  const from = root
    ? [path.posix.join(site.contentFolder, below), path.posix.join(site.contentFolder, 'public', below)]
    : [path.posix.join(path.posix.dirname(file), written)];
  // From the root an address without an ending is one of a page, and names no file.
  const ends = root ? [''] : ['', '.md', '.mdx', '/index.md', '/README.md', '/index.mdx'];
  const files = from.flatMap((one) => ends.map((end) => path.posix.normalize(one + end)));
  const addresses = root ? [below] : [path.posix.resolve('/', href, '..', written), path.posix.resolve('/', href, written)];
  return [...files, ...addresses.map((one) => one.slice(1))];
}
