import type { Page, PageLink } from '../../page/page.ts';
import { decodePath, isExternalUrl, isUnsafeUrl, leadsAbove, resolveRelative, splitUrl, toFolder, toHref } from '../../path.ts';
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
  unsafeAddress,
  unservedFile,
} from './link-findings.ts';
import type { LinkFinding } from './link-findings.ts';
import { createRedirectMatcher } from '../redirects/match-redirect.ts';
import type { Site, SitePage } from '../site.ts';

/** What a link is checked against beside the site. */
export interface LinkWorld {
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
  /** Without it, what the page's text shows counts. */
  findAnchors?: FindAnchors;
}

/** A page, or a snippet without an address of its own, with the links that are checked. */
export type LinkingPage = Pick<Page, 'href' | 'file'> & { links: readonly PageLink[] };

/** Tells what is wrong with a link of a page; undefined when it leads where it says, or where nobody here can tell. */
export type CheckLink = (page: LinkingPage, link: PageLink) => LinkFinding | undefined;

/** A link whose address leads into the site. */
interface InnerLink {
  page: LinkingPage;
  kind: PageLink['kind'];
  url: string;
  path: string;
  /** The paths that it may mean, from the root. */
  targets: readonly string[];
}

/** Makes the checker of a site's links. */
export function createLinkChecker(site: Site, world: LinkWorld): CheckLink {
  const { assetExists, listAssets, isAlone, mayHavePage, hasSource, isUnserved, findAnchors = readAnchors } = world;
  const findNearestPage = createNearestPage(Object.keys(site.pages));
  const isRedirected = createRedirectMatcher(site.redirects);
  const dropHostPrefix = createHostPrefix(Object.keys(site.pages));
  const findSpelled = createSpelledAsset(listAssets);
  const pageAt = (path: string): SitePage | undefined => site.pages[toHref(path)];

  /** An address that no site has, or that only looks like one of another host. */
  const checkForm = (url: string, kind: PageLink['kind']): LinkFinding | undefined => {
    if (kind === 'import') return undefined;
    if (isUnsafeUrl(url) && /script:/i.test(url)) return unsafeAddress(url);
    if (/^(?:[a-z]:[\\/](?!\/)|file:)/i.test(url)) return diskFile(url);
    const misspelt = misspeltScheme(url);
    if (misspelt !== undefined || kind !== 'link') return misspelt;
    const served = /^https?:\/\/(?:localhost|127\.0\.0\.1):\d+(\/.+)$/i.exec(url)?.[1];
    if (served !== undefined && pageAt(decodePath(splitUrl(served).path)) !== undefined) return localAddress(url, served);
    return /^\/\/[^/.]/.test(url) && pageAt(decodePath(splitUrl(url.slice(1)).path)) !== undefined ? doubledSlash(url) : undefined;
  };

  const isKnownElsewhere = ({ page, url, path, targets: [href = '/', ...others] }: InnerLink): boolean =>
    (!isAlone && path.startsWith('/')) ||
    toHref(href) === '/' ||
    [href, ...others].some((one) => isRedirected(one) || isRedirected(toHref(one))) ||
    mayHavePage?.(toHref(href)) === true ||
    hasSource?.(url, page.file) === true;

  /** What an address may have been meant to be that leads nowhere. */
  const explain = ({ kind, url, path, targets }: InnerLink): LinkFinding | undefined => {
    const [href = '/'] = targets;
    const unprefixed = isAlone && path.startsWith('/') ? dropHostPrefix(href) : undefined;
    if (unprefixed !== undefined && (pageAt(unprefixed) !== undefined || assetExists?.(unprefixed) === true))
      return prefixed(url, unprefixed);
    const unfinished = kind === 'link' || !isFile(href) ? unfinishedAddress(url) : undefined;
    if (unfinished !== undefined) return unfinished;
    const isThere = targets.some((one) => isUnserved?.(one) === true);
    if (kind !== 'image' && !isFile(href)) return isThere ? repositoryFile(url) : brokenLink(url, findNearestPage(toHref(href)));
    if (assetExists === undefined) return undefined;
    if (isThere) return unservedFile(url);
    const spelled = targets.map(findSpelled).find((one) => one !== undefined);
    return spelled === undefined ? missingFile(url) : otherCapitals(url, spelled);
  };

  return (page, { kind, url: written }) => {
    const url = decodeReferences(written);
    const malformed = checkForm(url, kind);
    if (malformed !== undefined) return malformed;
    if (kind === 'import' || isExternalUrl(url) || url.includes('{')) return undefined;
    const { path, hash } = splitUrl(url);
    if (path.includes('\\')) return backslashed(url);
    // The name of a file may hold what begins a query or a hash.
    if (/[?#]/.test(url) && findTargets(page.file, decodePath(url)).some((one) => pageAt(one) ?? assetExists?.(one))) return undefined;
    // `src` of an author's own component may be any word.
    if (kind === 'image' && !/[./]/.test(path)) return undefined;
    const own = site.pages[page.href];
    if (path === '') return own === undefined ? undefined : checkHash(own, { url, hash, isOwn: true }, findAnchors);
    if (leadsAbove(toFolder(page.file), path) && hasSource?.(url, page.file) === true) return undefined;
    const targets = findTargets(page.file, decodePath(path));
    if (targets.some((target) => assetExists?.(target) === true)) return undefined;
    const target = kind === 'image' ? undefined : targets.map(pageAt).find((one) => one !== undefined);
    if (target !== undefined) return checkHash(target, { url, hash, isOwn: target === own }, findAnchors);
    const link = { page, kind, url, path, targets };
    return isKnownElsewhere(link) ? undefined : explain(link);
  };
}

/** The paths from the root that an address may mean: a relative one is meant from the file's folder; authors also write addresses from the root without their slash. */
export function findTargets(file: string, path: string): string[] {
  const target = resolveRelative(toFolder(file), path);
  return path.startsWith('/') || path.startsWith('..') ? [target] : [target, resolveRelative('/', path)];
}

/** Finds the file that a path means but for its capitals. */
function createSpelledAsset(listAssets: LinkWorld['listAssets']): (path: string) => string | undefined {
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
