import { createFrame } from '../diagnostic/create-frame.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { findNearest } from '../diagnostic/nearest.ts';
import type { PageLink } from '../page/page.ts';
import { decodePath, isExternalUrl, resolveRelative, splitUrl, toFolder, toHref } from '../path.ts';
import { createNearestPage } from './find-nearest-page.ts';
import { createRedirectMatcher } from './match-redirect.ts';
import type { Site, SitePage } from './site.ts';

/** What `checkLinks` asks about the world around the site. */
export interface CheckLinksOptions {
  /** Whether a file is served at a path from the root. Without it, images and links to files are not checked. */
  assetExists?: (path: string) => boolean;
  /** False beside or inside another app: then a root-relative address that names no page of ours is the host's, and not checked. */
  isAlone: boolean;
  /** The text of a page's file, for the frame. */
  readText?: (file: string) => string | undefined;
}

type Finding = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

/** Returns a warning for each link between pages that leads to no page, to no heading, or to no file. */
export function checkLinks(site: Site, { assetExists, isAlone, readText }: CheckLinksOptions): Diagnostic[] {
  const findNearestPage = createNearestPage(Object.keys(site.pages));
  const isRedirected = createRedirectMatcher(site.redirects);

  const check = (page: SitePage, { kind, url }: PageLink): Finding | undefined => {
    if (kind === 'import' || isExternalUrl(url) || url.includes('{')) return undefined;
    const { path, hash } = splitUrl(url);
    if (path === '') return checkHash(page, page, { hash, url });
    const targets = findTargets(page.file, decodePath(path));
    if (targets.some((target) => assetExists?.(target) === true)) return undefined;
    const target = kind === 'image' ? undefined : targets.map((one) => site.pages[toHref(one)]).find((one) => one !== undefined);
    if (target !== undefined) return checkHash(target, page, { hash, url });
    const isHosts = !isAlone && path.startsWith('/');
    const [href = '/'] = targets;
    if (isHosts || toHref(href) === '/' || targets.some(isRedirected)) return undefined;
    if (kind === 'image' || isFile(href)) return assetExists === undefined ? undefined : missingFile(url);
    return brokenLink(url, findNearestPage(toHref(href)));
  };

  return Object.values(site.pages).flatMap((page) =>
    page.links.flatMap((link): Diagnostic[] => {
      const finding = check(page, link);
      if (finding === undefined) return [];
      const { line, column, url } = link;
      const text = readText?.(page.file);
      const frame = text === undefined ? undefined : createFrame(text, line, column, url.length);
      return [{ ...finding, severity: 'warning', file: page.file, line, column, ...(frame !== undefined && { frame }) }];
    }),
  );
}

/** A relative address is meant from the file's folder; authors also write addresses from the root without their slash. */
function findTargets(file: string, path: string): string[] {
  const target = resolveRelative(toFolder(file), path);
  return path.startsWith('/') || path.startsWith('.') ? [target] : [target, resolveRelative('/', path)];
}

/** Pages like `/v1.2` are no files: an extension has letters, and more than a digit. */
function isFile(path: string): boolean {
  return /\.(?!mdx?$)[a-z][a-z0-9]{1,7}$/i.test(path);
}

/** What a snippet or an API file adds to a page is not known here, so that such pages are believed to have every target. */
function checkHash(target: SitePage, page: SitePage, { hash, url }: { hash: string; url: string }): Finding | undefined {
  const id = decodePath(hash.slice(1));
  if (id === '' || id === 'top' || id.startsWith(':~:')) return undefined;
  const ids = [...target.headings.map((heading) => heading.id), ...(target.anchors ?? [])];
  if (ids.includes(id) || hasUnknownParts(target)) return undefined;
  const nearest = findNearest(id, ids);
  const where = target === page ? 'this page' : `the page \`${target.href}\``;
  return {
    code: 'site/broken-hash',
    message: `\`${url}\` names no heading of ${where}.`,
    hint: nearest === undefined ? 'Take the part from `#` out, or add the heading.' : `Did you mean \`#${nearest}\`?`,
  };
}

function hasUnknownParts({ frontmatter, links }: SitePage): boolean {
  const isGenerated =
    frontmatter['openapi'] !== undefined || frontmatter['api'] !== undefined || frontmatter['openapi-schema'] !== undefined;
  return isGenerated || links.some(({ kind, url }) => kind === 'import' && /^\.{0,2}\//.test(url));
}

function brokenLink(url: string, nearest: string | undefined): Finding {
  return {
    code: 'site/broken-link',
    message: `\`${url}\` leads to no page.`,
    hint: nearest === undefined ? 'Correct the address, or add a redirect from it.' : `Did you mean \`${nearest}\`?`,
  };
}

function missingFile(url: string): Finding {
  return {
    code: 'site/missing-file',
    message: `There is no file \`${url}\`.`,
    hint: 'Correct the path; one with a leading slash is counted from the content root, any other from the page’s own folder.',
  };
}
