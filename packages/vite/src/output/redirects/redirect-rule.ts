import { createRedirectPattern, encodeHref, fillDestination, hasWildcard, withBase } from '@octavo/core/internal';
import type { Redirect, Site } from '@octavo/core';
import { isSafeDestination, toRedirectStatus, toRedirectUrl } from '../../site/redirect-url.ts';
import { listDocuments } from '../../site/list-documents.ts';
import { createSparedFinder } from './create-spared-finder.ts';

/** A redirect as hosts have it: with the base, encoded as requests are. */
export interface RedirectRule extends Redirect {
  status: ReturnType<typeof toRedirectStatus>;
  /** The address that it leads away from, wildcards as the config has them. */
  from: string;
  /** Where it leads, wildcards as the config has them. */
  to: string;
  hasWildcard: boolean;
  /**
   * Addresses of pages and files that its wildcards would take, and folders of files as `/assets/*`: the dev server shows what is there, so a host that
   * looks at rules before files leaves it, too.
   */
  spared: readonly string[];
}

/**
 * Lists the rules of a site, the first that fits counts: at most `most` of single addresses, then those with wildcards. Addresses that run code
 * are left out.
 */
export function listRedirectRules(
  site: Site,
  { base, most, files }: { base: string; most: number; files: readonly string[] },
): RedirectRule[] {
  const findSpared = createSparedFinder({ pages: listDocuments(site).map(({ href }) => href), files });
  const rules = site.redirects
    .filter(({ destination }) => isSafeDestination(destination))
    .map((redirect): RedirectRule => {
      const { source, destination, permanent } = redirect;
      const from = encodeHref(withBase(base, source));
      const spared = findSpared(source).map((href) => encodeHref(withBase(base, href)));
      return {
        ...redirect,
        status: toRedirectStatus(permanent),
        from,
        to: toRedirectUrl(destination, base),
        hasWildcard: hasWildcard(source),
        spared,
      };
    });
  return [...rules.filter((rule) => !rule.hasWildcard).slice(0, most), ...rules.filter((rule) => rule.hasWildcard)];
}

/**
 * What may not follow in an expression, for a rule to leave pages, their Markdown and files alone: `/a`, `/b` and `/c/*` ->
 * `(?!(?:\/a|\/b)(?:\.md|\/)?$|\/c\/)`.
 */
export function writeSpared(addresses: readonly string[]): string {
  const single = addresses.filter((address) => !isFolder(address)).map(escape);
  const folders = addresses.filter(isFolder).map((address) => escape(address.slice(0, -1)));
  const all = [...(single.length === 0 ? [] : [String.raw`(?:${single.join('|')})(?:\.md|\/)?$`]), ...folders];
  return all.length === 0 ? '' : `(?!${all.join('|')})`;
}

function escape(address: string): string {
  return address.replaceAll(/[$()+.?[\\\]^{|}/*]/g, String.raw`\$&`);
}

/** Whether an address means all of a folder: `/assets/*`. */
export function isFolder(address: string): boolean {
  return address.endsWith('/*');
}

/**
 * A rule with wildcards as a regular expression and what it is replaced by, in which `write` names each group: (`/a/:slug*`, `/b/:slug*`) ->
 * `^\/a(?:\/(.*))?$`, `/b/$1`.
 */
export function toExpression(rule: RedirectRule, write: (group: number) => string): { pattern: string; to: string } {
  const { pattern, names } = createRedirectPattern(rule.from);
  return { pattern: pattern.source, to: fillDestination(rule.to, new Map(names.map((name, index) => [name, write(index + 1)]))) };
}
