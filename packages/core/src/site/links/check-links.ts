import { createCodeFrame } from '../../diagnostic/create-code-frame.ts';
import type { Diagnostic, TextEdit } from '../../diagnostic/diagnostic.ts';
import { offsetAt } from '../../diagnostic/offset-at.ts';
import type { Page, PageLink } from '../../page/page.ts';
import { decodePath, isExternalUrl, leadsAbove, resolveRelative, splitUrl, toFolder, toHref } from '../../path.ts';
import { checkHash } from './check-hash.ts';
import type { FindAnchors } from './check-hash.ts';
import { decodeReferences } from './decode-references.ts';
import { createNearestPage } from '../navigation/find-nearest-page.ts';
import { createHostPrefix } from './create-host-prefix.ts';
import {
  backslashed,
  brokenLink,
  diskFile,
  doubledSlash,
  localAddress,
  misspeltScheme,
  missingFile,
  otherCapitals,
  prefixed,
  repositoryFile,
  unfinishedAddress,
  unservedFile,
} from './link-findings.ts';
import type { LinkFinding } from './link-findings.ts';
import { createRedirectMatcher } from '../redirects/match-redirect.ts';
import type { Site, SitePage } from '../site.ts';

/** What `checkLinks` asks about the world around the site. */
export interface CheckLinksOptions {
  /** Whether a file is served at a path from the root. Without it, images and links to files are not checked. */
  assetExists?: (path: string) => boolean;
  /** The paths of all files that are served, from the root: with it, a name in other capitals is known. */
  listAssets?: () => readonly string[];
  /** False beside or inside another app: then a root-relative address that names no page of ours is the host's, and not checked. */
  isAlone: boolean;
  /** Whether a page may be at an address once all is read that the site is made of. */
  mayHavePage?: (href: string) => boolean;
  /** Whether an address of a file leads to one of the repository that its host shows. */
  hasSource?: (url: string, file: string) => boolean;
  /** Whether the folder has a file that is not served, at a path from the root. */
  isUnserved?: (path: string) => boolean;
  /** The text of a file, for the frame. */
  readText?: (file: string) => string | undefined;
  /** Without it, what the page's text shows counts. */
  findAnchors?: FindAnchors;
  /** The links of a content file as extensions leave them (`joinLinks`). Without it, those of the text. */
  findLinks?: (file: string) => readonly PageLink[] | undefined;
  /** Whose links are checked too, as far as they do not depend on the page that shows them. */
  snippets?: readonly Page[];
  /** Without it, all pages are checked. */
  pages?: readonly SitePage[];
}

type LinkingPage = Pick<Page, 'href' | 'file'> & { links: readonly PageLink[] };

/** Returns a warning for each link of a page or a snippet that leads to no page, to no heading, or to no file; a hint for a hash that is misspelt. */
export function checkLinks(site: Site, options: CheckLinksOptions): Diagnostic[] {
  const {
    assetExists,
    listAssets,
    isAlone,
    mayHavePage,
    hasSource,
    isUnserved,
    readText,
    findAnchors = readAnchors,
    findLinks,
    snippets = [],
  } = options;
  const pages = options.pages ?? Object.values(site.pages);
  const findNearestPage = createNearestPage(Object.keys(site.pages));
  const isRedirected = createRedirectMatcher(site.redirects);
  const dropHostPrefix = createHostPrefix(Object.keys(site.pages));
  const findSpelled = createSpelledAsset(listAssets);

  const listLinks = ({ file, links }: Page): readonly PageLink[] => findLinks?.(file) ?? links;

  const check = (page: LinkingPage, { kind, url: written }: PageLink): LinkFinding | undefined => {
    const url = decodeReferences(written);
    if (kind !== 'import' && /^(?:[a-z]:[\\/](?!\/)|file:)/i.test(url)) return diskFile(url);
    const misspelt = kind === 'import' ? undefined : misspeltScheme(url);
    if (misspelt !== undefined) return misspelt;
    const served = kind === 'link' ? /^https?:\/\/(?:localhost|127\.0\.0\.1):\d+(\/.+)$/i.exec(url)?.[1] : undefined;
    if (served !== undefined && site.pages[toHref(decodePath(splitUrl(served).path))] !== undefined) return localAddress(url, served);
    if (kind === 'link' && /^\/\/[^/.]/.test(url) && site.pages[toHref(decodePath(splitUrl(url.slice(1)).path))] !== undefined)
      return doubledSlash(url);
    if (kind === 'import' || isExternalUrl(url) || url.includes('{')) return undefined;
    const { path, hash } = splitUrl(url);
    if (path.includes('\\')) return backslashed(url);
    // The name of a file may hold what begins a query or a hash.
    if (/[?#]/.test(url) && findTargets(page.file, decodePath(url)).some((one) => site.pages[toHref(one)] ?? assetExists?.(one)))
      return undefined;
    // `src` of an author's own component may be any word.
    if (kind === 'image' && !/[./]/.test(path)) return undefined;
    const own = site.pages[page.href];
    if (path === '') return own === undefined ? undefined : checkHash(own, { url, hash, isOwn: true }, findAnchors);
    if (leadsAbove(toFolder(page.file), path) && hasSource?.(url, page.file) === true) return undefined;
    const targets = findTargets(page.file, decodePath(path));
    if (targets.some((target) => assetExists?.(target) === true)) return undefined;
    const target = kind === 'image' ? undefined : targets.map((one) => site.pages[toHref(one)]).find((one) => one !== undefined);
    if (target !== undefined) return checkHash(target, { url, hash, isOwn: target === own }, findAnchors);
    const isHosts = !isAlone && path.startsWith('/');
    const [href = '/'] = targets;
    if (
      isHosts ||
      toHref(href) === '/' ||
      targets.some((one) => isRedirected(one) || isRedirected(toHref(one))) ||
      mayHavePage?.(toHref(href)) === true ||
      hasSource?.(url, page.file) === true
    )
      return undefined;
    const unprefixed = isAlone && path.startsWith('/') ? dropHostPrefix(href) : undefined;
    if (unprefixed !== undefined && (site.pages[toHref(unprefixed)] !== undefined || assetExists?.(unprefixed) === true))
      return prefixed(url, unprefixed);
    const unfinished = kind === 'link' ? unfinishedAddress(url) : undefined;
    if (unfinished !== undefined) return unfinished;
    const isThere = targets.some((one) => isUnserved?.(one) === true);
    if (kind === 'image' || isFile(href)) {
      if (assetExists === undefined) return undefined;
      if (isThere) return unservedFile(url);
      const spelled = targets.map(findSpelled).find((one) => one !== undefined);
      return spelled === undefined ? missingFile(url) : otherCapitals(url, spelled);
    }
    if (isThere) return repositoryFile(url);
    return brokenLink(url, findNearestPage(toHref(href)));
  };

  // A relative address in a snippet is meant from the page that shows it.
  const fixed = snippets.map((snippet) => ({ ...snippet, href: '', links: listLinks(snippet).filter(({ url }) => url.startsWith('/')) }));
  const listed = [...pages.map((page) => ({ ...page, links: listLinks(page) })), ...fixed];
  return listed.flatMap((page: LinkingPage) =>
    page.links.flatMap((link): Diagnostic[] => {
      const finding = check(page, link);
      if (finding === undefined) return [];
      const { meant, ...described } = finding;
      const { line, column, url } = link;
      const diagnostic: Diagnostic = { ...described, file: page.file, line, column, target: resolveTarget(page.file, url) };
      const text = readText?.(page.file);
      if (text === undefined) return [diagnostic];
      const fix = meant === undefined ? undefined : createFix(text, link, meant);
      return [{ ...diagnostic, frame: createCodeFrame(text, line, column, url.length), ...(fix !== undefined && { fix }) }];
    }),
  );
}

function createFix(text: string, { url, line, column }: PageLink, meant: string): TextEdit[] | undefined {
  const start = offsetAt(text, { line, column });
  const end = start + url.length;
  return text.slice(start, end) === url ? [{ start, end, text: meant }] : undefined;
}

/** The path that an address means, from the root; another host's, or one that no browser reads, stays as it is. */
function resolveTarget(file: string, written: string): string {
  const url = decodeReferences(written);
  return isExternalUrl(url) ? url : (findTargets(file, decodePath(splitUrl(url).path))[0] ?? url);
}

/** A relative address is meant from the file's folder; authors also write addresses from the root without their slash. */
function findTargets(file: string, path: string): string[] {
  const target = resolveRelative(toFolder(file), path);
  return path.startsWith('/') || path.startsWith('..') ? [target] : [target, resolveRelative('/', path)];
}

/** Finds the file that a path means but for its capitals. */
function createSpelledAsset(listAssets: CheckLinksOptions['listAssets']): (path: string) => string | undefined {
  let byLetters: ReadonlyMap<string, string> | undefined;
  return (path) => (byLetters ??= new Map((listAssets?.() ?? []).map((one) => [one.toLowerCase(), one]))).get(path.toLowerCase());
}

/** Pages like `/v1.2` are no files: an extension has letters, and more than a digit. */
function isFile(path: string): boolean {
  return /\.(?!mdx?$)[a-z][a-z0-9]{1,7}$/i.test(path);
}

/** What a snippet or an API file adds to a page is not in its text: such a page is believed to have every target. */
function readAnchors(page: SitePage): string[] | undefined {
  return hasUnknownParts(page) ? undefined : [...page.headings.map(({ id }) => id), ...(page.anchors ?? [])];
}

function hasUnknownParts({ frontmatter, links }: SitePage): boolean {
  const isGenerated = ['openapi', 'openapi-schema', 'asyncapi', 'arazzo', 'graphql', 'api'].some((name) => frontmatter[name] !== undefined);
  return isGenerated || links.some(({ kind, url }) => kind === 'import' && /^\.{0,2}\//.test(url));
}
