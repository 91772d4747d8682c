import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { decodePath, isExternalUrl, resolveRelative, splitUrl, toHref } from '../path.ts';
import { createNearestPage } from '../site/find-nearest-page.ts';
import { createRedirectMatcher } from '../site/match-redirect.ts';
import type { Site } from '../site/site.ts';
import { createConfigFinding } from './config-finding.ts';
import type { ConfigFile } from './config-finding.ts';
import { readWrittenTexts } from './read-written-texts.ts';
import type { WrittenText } from './read-written-texts.ts';

/** What is known of the world around the site. */
export interface AddressScope {
  /** Whether a file is served at a path from the root. */
  assetExists: (path: string) => boolean;
  /** False beside or inside another app, whose addresses are not ours to check. */
  isAlone: boolean;
  /** Whether a page may be at an address once all is read that the site is made of. */
  mayHavePage?: (href: string) => boolean;
}

/** Fields that name a file of the content root. */
const FILES =
  /^(?:logo(?:\.(?:light|dark))?|favicon(?:\.(?:light|dark))?|backgroundImage|background\.image(?:\.(?:light|dark))?|thumbnails\.background)$/;
/** Lists of the classic shape in which `url` is the beginning of the addresses of pages. */
const PREFIXES: ReadonlySet<unknown> = new Set(['anchors', 'tabs', 'versions', 'topAnchor']);

/** Returns a warning for each file and for each address of the site that the config names and that is not there. */
export function checkConfigAddresses(site: Site, config: ConfigFile, { assetExists, isAlone, mayHavePage }: AddressScope): Diagnostic[] {
  const findNearestPage = createNearestPage(Object.keys(site.pages));
  const isRedirected = createRedirectMatcher(site.redirects);

  const checkFile = (at: WrittenText): Diagnostic[] => {
    const path = resolveRelative('/', decodePath(splitUrl(at.value).path));
    if (at.value === '' || isExternalUrl(at.value) || assetExists(path)) return [];
    const finding = {
      code: 'config/missing-file',
      severity: 'warning',
      message: `There is no file \`${at.value}\`, which \`${at.path.join('.')}\` names.`,
      hint: 'Correct the path, which is counted from the folder of the config.',
    } as const;
    return [createConfigFinding(finding, at, config)];
  };

  const checkLink = (at: WrittenText): Diagnostic[] => {
    if (!at.value.startsWith('/') || isExternalUrl(at.value) || !isAlone) return [];
    const href = toHref(decodePath(splitUrl(at.value).path));
    if (href === '/' || site.pages[href] !== undefined || isRedirected(href) || assetExists(decodePath(splitUrl(at.value).path))) return [];
    if (mayHavePage?.(href) === true) return [];
    const nearest = findNearestPage(href);
    const finding = {
      code: 'config/broken-link',
      severity: 'warning',
      message: `\`${at.value}\` leads to no page.`,
      hint: nearest === undefined ? 'Correct the address, or add a redirect from it.' : `Did you mean \`${nearest}\`?`,
    } as const;
    return [createConfigFinding(finding, at, config)];
  };

  return readWrittenTexts(config.text).flatMap((at) => {
    if (FILES.test(at.path.join('.'))) return checkFile(at);
    return isLink(at) ? checkLink(at) : [];
  });
}

/** An address that a reader can click: redirects are checked apart, and prefixes are none. */
function isLink({ path }: WrittenText): boolean {
  const name = path.at(-1);
  return (name === 'href' || name === 'url') && !PREFIXES.has(path[0]) && path[0] !== 'api' && path[0] !== 'integrations';
}
