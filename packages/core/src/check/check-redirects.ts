import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { decodePath, isExternalUrl, normalizePath, splitUrl, toHref } from '../path.ts';
import { createNearestPage } from '../site/find-nearest-page.ts';
import { createRedirectMatcher } from '../site/match-redirect.ts';
import type { Redirect, Site } from '../site/site.ts';
import type { AddressScope } from './check-config-addresses.ts';
import { createConfigFinding } from './config-finding.ts';
import type { ConfigFile } from './config-finding.ts';
import { readWrittenTexts } from './read-written-texts.ts';

type Finding = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'>;

/** Returns a warning for each redirect that leads to no page, or back to where it came from. */
export function checkRedirects(site: Site, config: ConfigFile, { assetExists, isAlone, mayHavePage }: AddressScope): Diagnostic[] {
  const findNearestPage = createNearestPage(Object.keys(site.pages));
  const isRedirected = createRedirectMatcher(site.redirects);
  const next = new Map(site.redirects.map(({ source, destination }) => [source, destination]));

  const check = ({ source, destination }: Redirect): Finding | undefined => {
    if (isExternalUrl(destination) || /[:*]/.test(destination)) return undefined;
    const path = normalizePath(decodePath(splitUrl(destination).path));
    const href = toHref(path);
    if (href === '/' || site.pages[href] !== undefined || assetExists(path)) return undefined;
    if (isLoop(source, next)) return loop(source);
    if (!isAlone || isRedirected(path) || mayHavePage?.(href) === true) return undefined;
    const nearest = findNearestPage(href);
    return {
      code: 'site/redirect-target',
      severity: 'warning',
      message: `The redirect from \`${source}\` leads to \`${destination}\`, where there is no page.`,
      hint: nearest === undefined ? 'Correct the destination, or take the redirect out.' : `Did you mean \`${nearest}\`?`,
    };
  };

  const destinations = readWrittenTexts(config.text).filter(({ path }) => path[0] === 'redirects' && path[2] === 'destination');
  return site.redirects.flatMap((redirect) => {
    const finding = check(redirect);
    if (finding === undefined) return [];
    const at = destinations.find(({ value }) => normalizePath(value) === normalizePath(redirect.destination));
    return [at === undefined ? { ...finding, file: config.file } : createConfigFinding(finding, at, config)];
  });
}

function isLoop(source: string, next: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = source; at !== undefined; at = next.get(at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}

function loop(source: string): Finding {
  return {
    code: 'site/redirect-loop',
    severity: 'warning',
    message: `The redirect from \`${source}\` ends nowhere: following it leads round in a circle.`,
    hint: 'Let one of the redirects of the circle lead to a page.',
  };
}
