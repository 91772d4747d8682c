import path from 'node:path';
import { decodePath, isExternalUrl, splitUrl } from '@octavo/core/internal';
import type { OldPage, OldSite } from '../old-site.ts';
import type { PageScope } from '../tool.ts';
import { editProse } from './edit-prose.ts';
import { findTitleId } from './heading-ids.ts';
import { resolvePathAlias } from '../code/path-aliases.ts';

/** `](address "title")`, `[name]: address`, `href="address"`. */
const ADDRESS =
  /(\]\(\s*<?)([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)(?=>?(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*\))|(^ {0,3}\[[^\]\n]+\]:[ \t]*<?)([^\s<>]+)|(\b(?:href|src|to|link|srcset|poster)=(?:\{?["']))([^"'{}\s]+)/gm;

/** How addresses of the old site are read. */
export interface LinkRules {
  /** Folders whose files the old site serves from its root: `public`. Paths from the source folder. */
  publicFolders?: readonly string[];
  /** Other spellings of a root-relative path, such as `@site/docs/a.md`: gives a path from the source folder. */
  readAlias?: (address: string) => string | undefined;
}

/** Lets links and images lead where they led: to the page's new address, to the file's new place. Others stay as they are written. */
export function resolveLinks(
  text: string,
  { site, page, source }: Pick<PageScope, 'site' | 'page' | 'source'>,
  rules: LinkRules = {},
): string {
  const pages = indexPages(site);
  const assets = new Map(site.assets.map(({ file, target }) => [file, target]));
  const served = new Set(assets.values());
  const readAlias = (address: string): string | undefined => rules.readAlias?.(address) ?? resolvePathAlias(address, source);
  const rewrite = (address: string): string | undefined => {
    if (isExternalUrl(address)) return undefined;
    const { path: written, query, hash } = splitUrl(address);
    if (written === '') return leadsToTitle(hash, page, source) ? page.href : undefined;
    const found = findTarget(decodePath(written), {
      page,
      base: site.base,
      pages,
      rules: { ...rules, readAlias },
      assets,
      served,
      has: source.has,
      place: (file) => placeLinked(file, { site, source }),
    });
    if (found === undefined) return undefined;
    const target = pages.byHref.get(found);
    const isTitle = target !== undefined && leadsToTitle(hash, target, source);
    const next = `${encodeSpaces(found)}${query}${isTitle ? '' : hash}`;
    return !isTitle && sameTarget(address, next, page) ? undefined : next;
  };
  return editProse(text, ADDRESS, ({ groups }) => {
    const [, before, inline, definition, defined, attribute, value] = groups;
    const prefix = before ?? definition ?? attribute ?? '';
    const next = rewrite(inline ?? defined ?? value ?? '');
    return next === undefined ? undefined : prefix + next;
  });
}

const TITLES = new WeakMap<PageScope['source'], Map<string, string | undefined>>();

/** Whether a hash is the id of a page's title, which here is no heading: the page's address leads to it. */
function leadsToTitle(hash: string, { file }: OldPage, source: PageScope['source']): boolean {
  if (hash.length < 2) return false;
  const known = TITLES.get(source) ?? new Map<string, string | undefined>();
  TITLES.set(source, known);
  if (!known.has(file)) known.set(file, findTitleId(source.read(file) ?? '', file));
  return known.get(file) === decodePath(hash.slice(1));
}

interface TargetScope {
  page: OldPage;
  base: string;
  pages: PageIndex;
  rules: LinkRules;
  assets: ReadonlyMap<string, string>;
  /** The new paths of files. */
  served: ReadonlySet<string>;
  has(file: string): boolean;
  /** Takes a file along that a page leads to; gives its new path. */
  place(file: string): string | undefined;
}

interface PageIndex {
  byFile: ReadonlyMap<string, OldPage>;
  byHref: ReadonlyMap<string, OldPage>;
}

/** The address here of what a written path means there. */
function findTarget(written: string, { page, base, pages, rules, assets, served, has, place }: TargetScope): string | undefined {
  const { publicFolders = [], readAlias } = rules;
  const alias = readAlias?.(written);
  const folder = path.posix.dirname(page.file);
  const files = alias !== undefined ? [alias] : written.startsWith('/') ? [] : [path.posix.join(folder, written)];
  for (const file of files) {
    const target = pages.byFile.get(file) ?? pages.byFile.get(`${file}.md`) ?? pages.byFile.get(`${file}.mdx`);
    if (target !== undefined) return target.href;
    const asset = assets.get(file);
    if (asset !== undefined && has(file)) return toAddress(asset);
    const placed = place(file);
    if (placed !== undefined) return toAddress(placed);
    const index = ['index.md', 'README.md', 'index.mdx']
      .map((name) => pages.byFile.get(path.posix.join(file, name)))
      .find((one) => one !== undefined);
    if (index !== undefined) return index.href;
  }
  const absolute = written.startsWith('/');
  const isBelow = absolute && base !== '/' && (written === base || written.startsWith(`${base}/`));
  const rooted = absolute ? [...(isBelow ? [written.slice(base.length) || '/'] : []), written] : [];
  for (const address of rooted) {
    const target = pages.byHref.get(toPlain(address));
    if (target !== undefined) return target.href;
    const asset = publicFolders.map((one) => assets.get(path.posix.join(one, address.slice(1)))).find((one) => one !== undefined);
    if (asset !== undefined) return toAddress(asset);
  }
  // A browser reads a relative address from the page's own; that of a folder's page is the folder.
  const own = path.posix.resolve('/', page.href, written);
  const beside = path.posix.resolve('/', page.href, '..', written);
  const seen = absolute ? [] : /(?:^|\/)(?:index|README)\.mdx?$/i.test(page.file) ? [own, beside] : [beside, own];
  const target = seen.map((address) => pages.byHref.get(toPlain(address))?.href).find((one) => one !== undefined);
  return target ?? seen.find((address) => served.has(address.slice(1)));
}

/** A file beside the pages that no folder of files holds: `./sample.json`; a picture may lie anywhere in the repository. */
function placeLinked(file: string, { site, source }: Pick<PageScope, 'site' | 'source'>): string | undefined {
  const folder = site.contentFolder === '' ? '' : `${site.contentFolder}/`;
  const isFile = /^[^.]*\.(?!mdx?$)\w+$/i.test(path.posix.basename(file)) && !/(?:^|\/)\.(?!\.\/)/.test(file);
  const isWithin = !file.startsWith('../') && file.startsWith(folder);
  if (!isFile || (!isWithin && !SHOWN.test(file)) || !source.has(file)) return undefined;
  const target = isWithin ? `public/${file.slice(folder.length)}` : placeOutside(file, site);
  if (!site.assets.some((asset) => asset.file === file && asset.target === target)) site.assets.push({ file, target });
  return target;
}

/** What a page shows, or offers as a download, from anywhere in its repository. */
const SHOWN = /\.(?:png|jpe?g|gif|webp|svg|avif|mp4|webm|pdf|zip)$/i;

/** Where a file from outside the folder of pages lies: by its own path, unless another file has that. */
function placeOutside(file: string, { assets }: OldSite): string {
  const named = file.replace(/^(?:\.\.\/)+/, '');
  const isTaken = assets.some((asset) => asset.target === `public/${named}` && asset.file !== file);
  return `public/${isTaken ? 'outside/' : ''}${named}`;
}

/** What the folder `public` holds is served from the root. */
function toAddress(asset: string): string {
  return `/${asset.replace(/^public\//, '')}`;
}

/** `/a/b.html`, `/a/b.md`, `/a/b/`, `/a/index` -> the address of a page. */
export function toPlain(address: string): string {
  const plain = address.replace(/\.(?:html?|mdx?)$/i, '').replace(/\/(?:index|README)?$/, '');
  return plain === '' ? '/' : plain;
}

const INDEXES = new WeakMap<OldSite, PageIndex>();

function indexPages(site: OldSite): PageIndex {
  const known = INDEXES.get(site);
  if (known !== undefined) return known;
  const index = {
    byFile: new Map(site.pages.map((page) => [page.file, page])),
    byHref: new Map(
      site.pages.flatMap((page) => [page.href, ...(page.aliases ?? [])].map((href): [string, OldPage] => [href, page])).toReversed(),
    ),
  };
  INDEXES.set(site, index);
  return index;
}

/** Whether an address in the new file means the same as before. */
function sameTarget(address: string, next: string, page: OldPage): boolean {
  const own = splitUrl(address);
  // What is called so there is an index here.
  if (/(?:^|\/)README\.mdx?$/i.test(own.path)) return false;
  const resolved = path.posix.resolve('/', path.posix.dirname(page.target), decodePath(own.path));
  const isFile = /\.\w+$/.test(own.path);
  return (isFile ? (/\.mdx?$/i.test(resolved) ? toPlain(resolved) : resolved) : resolved) === decodePath(splitUrl(next).path);
}

function encodeSpaces(address: string): string {
  return address.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');
}
