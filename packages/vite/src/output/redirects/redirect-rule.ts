import { createRedirectPattern, encodeHref, fillDestination, hasWildcard, withBase } from '@octavo/core/internal';
import type { Redirect, Site } from '@octavo/core';
import { isSafeDestination, toRedirectUrl } from '../../site/redirect-url.ts';

/** A redirect as hosts have it: with the base, encoded as requests are. */
export interface RedirectRule extends Redirect {
  status: 301 | 302;
  /** The address that it leads away from, wildcards as the config has them. */
  from: string;
  /** Where it leads, wildcards as the config has them. */
  to: string;
  hasWildcard: boolean;
}

/**
 * Lists the rules of a site, the first that fits counts: at most `most` of single addresses, then those with wildcards. Addresses that run code
 * are left out.
 */
export function listRedirectRules({ redirects }: Pick<Site, 'redirects'>, { base, most }: { base: string; most: number }): RedirectRule[] {
  const rules = redirects
    .filter(({ destination }) => isSafeDestination(destination))
    .map((redirect): RedirectRule => {
      const { source, destination, permanent } = redirect;
      const from = encodeHref(withBase(base, source));
      return { ...redirect, status: permanent ? 301 : 302, from, to: toRedirectUrl(destination, base), hasWildcard: hasWildcard(source) };
    });
  return [...rules.filter((rule) => !rule.hasWildcard).slice(0, most), ...rules.filter((rule) => rule.hasWildcard)];
}

/**
 * A rule with wildcards as a regular expression and what it is replaced by, in which `write` names each group: (`/a/:slug*`, `/b/:slug*`) ->
 * `^\/a(?:\/(.*))?$`, `/b/$1`.
 */
export function toExpression(rule: RedirectRule, write: (group: number) => string): { pattern: string; to: string } {
  const { pattern, names } = createRedirectPattern(rule.from);
  return { pattern: pattern.source, to: fillDestination(rule.to, new Map(names.map((name, index) => [name, write(index + 1)]))) };
}
