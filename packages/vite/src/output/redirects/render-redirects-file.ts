import { hasWildcard } from '@octavo/core/internal';
import type { RedirectRule } from './redirect-rule.ts';

/**
 * Renders `_redirects`, which Netlify, Cloudflare Pages and GitLab Pages read: `/old/:slug*` -> `/old/* /new/:splat 301`. Cloudflare looks at rules
 * before it looks for files: pages that a wildcard would take lead to themselves.
 */
export function renderRedirectsFile(rules: readonly RedirectRule[]): string {
  const spared = new Set(rules.flatMap((rule) => rule.spared).flatMap((href) => [href, `${href}/`, `${href}.md`]));
  return [
    ...rules.filter((rule) => !rule.hasWildcard).map(renderRule),
    ...[...spared].map((address) => `${address} ${address} 200\n`),
    ...rules.filter((rule) => rule.hasWildcard).map(renderRule),
  ].join('');
}

function renderRule(rule: RedirectRule): string {
  return `${splat(rule).join(' ')} ${rule.status}\n`;
}

/** A rule with one wildcard for the rest of an address, as those hosts write it. */
export function splat({ from, to }: RedirectRule): [from: string, to: string] {
  if (!hasWildcard(from)) return [from, to];
  const [sign = '*', name] = /:([a-z_]\w*)[*+]|\*/i.exec(from) ?? [];
  if (name === undefined) return [from, to.replace('*', ':splat')];
  return [from.replace(sign, '*'), to.replace(new RegExp(`:${name}[*+]?`), ':splat')];
}
