import type { Config } from '../../config/config.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { decodePath, escapePath, isExternalUrl, normalizePath, splitUrl, stripIndex, toHref, toLinkHref } from '../../path.ts';
import type { ConfigSource, SubjectFinding } from '../config-source.ts';
import { hasWildcard, toPatternKey } from './find-redirect.ts';
import type { Redirect } from '../site.ts';

/** Each address is compared with all wildcards that could fit it. */
const MOST_ALIKE = 200;

const TOO_MANY = `${MOST_ALIKE} earlier redirects with wildcards are for the same folder`;

/**
 * Takes the config's redirects over, with absolute addresses; one that would hide a page is left out, and so is a second of one source. That `/a/index.html` leads
 * to the page `/a` needs none: it is the file of that page.
 */
export function resolveRedirects(
  redirects: Config['redirects'],
  { hasPage, source }: { hasPage: (href: string) => boolean; source: ConfigSource },
): { redirects: Redirect[]; diagnostics: Diagnostic[] } {
  const kept = new Map<string, Redirect>();
  const findings: SubjectFinding[] = [];
  const written = new Map<string, number>();
  const alike = new Map<string, number>();
  for (const redirect of redirects) {
    const nth = written.get(redirect.source) ?? 0;
    written.set(redirect.source, nth + 1);
    const from = resolveSource(redirect.source);
    const destination = resolveDestination(redirect.destination);
    if (destination === stripIndex(from) && destination !== from && hasPage(destination)) continue;
    // The same in another spelling: `/old`, `/old/`.
    if (kept.get(from)?.destination === destination && nth === 0) continue;
    const key = hasWildcard(from) ? toPatternKey(from) : undefined;
    const isTooMany = key !== undefined && (alike.get(key) ?? 0) >= MOST_ALIKE;
    const reason = isTooMany ? TOO_MANY : findReason(from, { destination, hasPage, kept });
    if (reason === '') {
      if (key !== undefined) alike.set(key, (alike.get(key) ?? 0) + 1);
      kept.set(from, { source: from, destination, permanent: redirect.permanent });
      continue;
    }
    findings.push({
      code: 'site/redirect-conflict',
      severity: 'warning',
      message: `The redirect from \`${redirect.source}\` is ignored: ${reason}.`,
      hint: reason === TO_ITSELF ? 'Fix its destination, or remove it.' : 'Remove one of the two.',
      subject: { list: 'redirects', key: 'source', holds: redirect.source, nth },
    });
  }
  return { redirects: [...kept.values()], diagnostics: source.createDiagnostics(findings) };
}

/** The address that a source means: `old%20page/` -> `/old page` */
export function resolveSource(source: string): string {
  return hasWildcard(source) ? normalizePath(source) : escapePath(normalizePath(decodePath(source)));
}

/** The address that a destination means: `guide/start.mdx#a` -> `/guide/start#a`; one outside the site stays as it is. */
export function resolveDestination(destination: string): string {
  if (isExternalUrl(destination)) return destination;
  const { path, query, hash } = splitUrl(destination);
  return toHref(path) + query + hash;
}

const TO_ITSELF = 'it redirects to itself';

function findReason(
  source: string,
  { destination, hasPage, kept }: { destination: string; hasPage: (href: string) => boolean; kept: ReadonlyMap<string, Redirect> },
): string {
  if (hasPage(stripIndex(toLinkHref(source)))) return 'a page has that address';
  if (kept.has(source)) return 'an earlier redirect has the same source';
  return destination === source ? TO_ITSELF : '';
}
