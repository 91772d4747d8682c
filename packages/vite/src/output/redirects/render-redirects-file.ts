import { createRedirectFinder, hasWildcard } from '@octavo/core/internal';
import { toRedirectStatus } from '../../site/redirect-url.ts';
import { isFolder } from './redirect-rule.ts';
import type { RedirectRule } from './redirect-rule.ts';

/**
 * Renders `_redirects`, which Netlify, Cloudflare Pages and GitLab Pages read: `/old/:slug*` -> `/old/* /new/:splat 301`. Cloudflare looks at rules
 * before it looks for files: what a wildcard would take from the site leads to itself.
 */
export function renderRedirectsFile(rules: readonly RedirectRule[]): string {
  return renderLines(rules, []);
}

/** The same for Cloudflare Pages, whose `/old/*` leaves out `/old`. */
export function renderCloudflareRedirects(rules: readonly RedirectRule[]): string {
  return renderLines(rules, listBare(rules));
}

function renderLines(rules: readonly RedirectRule[], bare: readonly Line[]): string {
  const spared = new Set(rules.flatMap((rule) => rule.spared).flatMap(listForms));
  return [
    ...[...rules.filter((rule) => !rule.hasWildcard), ...bare].map(renderRule),
    ...[...spared].toSorted((a, b) => Number(isFolder(a)) - Number(isFolder(b))).map(leaveAlone),
    ...rules.filter((rule) => rule.hasWildcard).map(renderRule),
  ].join('');
}

/**
 * How many rules with wildcards a host reads that reads `most` lines, all or only those of addresses with wildcards: the first ones, with what
 * they leave alone.
 */
export function countReadWildcards(rules: readonly RedirectRule[], { most, ofAll }: { most: number; ofAll: boolean }): number {
  const read = new Set(ofAll ? rules.filter((rule) => !rule.hasWildcard).map(({ from }) => from) : []);
  const wildcards = rules.filter((rule) => rule.hasWildcard);
  const end = wildcards.findIndex(({ from, spared }) => {
    for (const address of [from, ...spared.flatMap(listForms)]) if (ofAll || hasWildcard(address)) read.add(address);
    return read.size > most;
  });
  return end === -1 ? wildcards.length : end;
}

/** The addresses that a page or a file is asked for by. */
function listForms(href: string): string[] {
  const isPage = !isFolder(href) && !/\.\w+$/.test(href);
  return isPage ? [href, ...(href.endsWith('/') ? [] : [`${href}/`, `${href}.md`])] : [href];
}

function leaveAlone(address: string): string {
  return `${address} ${address.replace(/\*$/, ':splat')} 200\n`;
}

/** A rule as a line has it. */
type Line = Pick<RedirectRule, 'from' | 'to' | 'status'>;

/** The addresses before a wildcard that may take nothing: `/old/:slug*` to `/new/:slug*` -> `/old /new 301` */
function listBare(rules: readonly RedirectRule[]): Line[] {
  const find = createRedirectFinder(rules.map(({ from, to, permanent }) => ({ source: from, destination: to, permanent })));
  const known = new Set(rules.flatMap(({ from, spared }) => [from, ...spared]));
  const bare = new Set(rules.map(({ from }) => from.replace(/\/:[a-z_]\w*\*$/i, '')));
  return [...bare].flatMap((from) => {
    const found = from === '' || hasWildcard(from) || known.has(from) ? undefined : find(from);
    return found === undefined ? [] : [{ from, to: found.destination, status: toRedirectStatus(found.permanent) }];
  });
}

function renderRule(rule: Line): string {
  return `${splat(rule).join(' ')} ${rule.status}\n`;
}

/** A rule with one wildcard for the rest of an address, as those hosts write it. */
export function splat({ from, to }: Pick<RedirectRule, 'from' | 'to'>): [from: string, to: string] {
  if (!hasWildcard(from)) return [from, to];
  const [sign = '*', name] = /:([a-z_]\w*)[*+]|\*/i.exec(from) ?? [];
  if (name === undefined) return [from, to.replace('*', ':splat')];
  return [from.replace(sign, '*'), to.replace(new RegExp(`:${name}[*+]?`), ':splat')];
}
