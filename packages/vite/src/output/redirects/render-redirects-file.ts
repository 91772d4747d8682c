import { hasWildcard } from '@octavo/core/internal';
import type { RedirectRule } from './redirect-rule.ts';

/** Renders `_redirects`, which Netlify, Cloudflare Pages and GitLab Pages read: `/old/:slug*` -> `/old/* /new/:splat 301`. */
export function renderRedirectsFile(rules: readonly RedirectRule[]): string {
  return rules.map((rule) => `${splat(rule).join(' ')} ${rule.status}\n`).join('');
}

/** A rule with one wildcard for the rest of an address, as those hosts write it. */
export function splat({ from, to }: RedirectRule): [from: string, to: string] {
  if (!hasWildcard(from)) return [from, to];
  const [sign = '*', name] = /:([a-z_]\w*)[*+]|\*/i.exec(from) ?? [];
  if (name === undefined) return [from, to.replace('*', ':splat')];
  return [from.replace(sign, '*'), to.replace(new RegExp(`:${name}[*+]?`), ':splat')];
}
