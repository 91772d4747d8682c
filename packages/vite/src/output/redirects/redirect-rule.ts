import { createRedirectPattern, encodeHref, fillDestination, hasWildcard, withBase } from '@octavo/core/internal';
import type { Redirect, Site } from '@octavo/core';
import { isSafeDestination, toRedirectStatus, toRedirectUrl } from '../../site/redirect-url.ts';

/** A redirect as hosts have it: with the base, encoded as requests are. */
export interface RedirectRule extends Redirect {
  status: ReturnType<typeof toRedirectStatus>;
  /** The address that it leads away from, wildcards as the config has them. */
  from: string;
  /** Where it leads, wildcards as the config has them. */
  to: string;
  hasWildcard: boolean;
  /** Addresses of pages that its wildcards would take: the dev server shows the page, so a host that looks at rules before files leaves it, too. */
  spared: readonly string[];
}

/**
 * Lists the rules of a site, the first that fits counts: at most `most` of single addresses, then those with wildcards. Addresses that run code
 * are left out.
 */
export function listRedirectRules(
  { redirects, pages }: Pick<Site, 'redirects' | 'pages'>,
  { base, most }: { base: string; most: number },
): RedirectRule[] {
  const rules = redirects
    .filter(({ destination }) => isSafeDestination(destination))
    .map((redirect): RedirectRule => {
      const { source, destination, permanent } = redirect;
      const from = encodeHref(withBase(base, source));
      const spared = findTaken(source, pages).map((href) => encodeHref(withBase(base, href)));
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

function findTaken(source: string, pages: Site['pages']): string[] {
  if (!hasWildcard(source)) return [];
  const { pattern } = createRedirectPattern(source);
  const [beginning = ''] = source.split(/\/?(?::[a-z_]|\*)/i);
  return Object.keys(pages).filter((href) => href.startsWith(beginning) && pattern.test(href));
}

/** What may not follow in an expression, for a rule to leave pages and their Markdown alone: `(?!(?:\/a|\/b)(?:\.md|\/)?$)`. */
export function writeSpared(addresses: readonly string[]): string {
  const list = addresses.map((address) => address.replaceAll(/[$()+.?[\\\]^{|}/*]/g, String.raw`\$&`));
  return list.length === 0 ? '' : String.raw`(?!(?:${list.join('|')})(?:\.md|\/)?$)`;
}

/**
 * A rule with wildcards as a regular expression and what it is replaced by, in which `write` names each group: (`/a/:slug*`, `/b/:slug*`) ->
 * `^\/a(?:\/(.*))?$`, `/b/$1`.
 */
export function toExpression(rule: RedirectRule, write: (group: number) => string): { pattern: string; to: string } {
  const { pattern, names } = createRedirectPattern(rule.from);
  return { pattern: pattern.source, to: fillDestination(rule.to, new Map(names.map((name, index) => [name, write(index + 1)]))) };
}
