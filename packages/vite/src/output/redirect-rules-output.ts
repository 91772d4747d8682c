import path from 'node:path';
import { disk, readOr } from '../disk/disk.ts';
import { encodeHref, hasWildcard, withBase } from '@octavo/core';
import type { Redirect } from '@octavo/core';
import { isSafeDestination, toRedirectUrl } from '../site/redirect-url.ts';
import type { Output } from './output.ts';

/**
 * `_redirects`, by which Netlify, Cloudflare Pages and others answer themselves, wildcards included; the author's own rules, in
 * `publicDir`, come first. For a site that is all that its host serves.
 */
export function createRedirectRulesOutput(publicDir: string): Output {
  return {
    name: 'redirect rules',
    list({ redirects }, { base }) {
      const safe = redirects.filter(({ destination }) => isSafeDestination(destination));
      return safe.length === 0 ? [] : [{ href: '/_redirects', type: 'text/plain', read: () => renderRules(safe, { base, publicDir }) }];
    },
  };
}

/** `/old/:slug*` -> `/old/* /new/:splat 301` */
function renderRules(redirects: readonly Redirect[], { base, publicDir }: { base: string; publicDir: string }): string {
  const own = path.join(publicDir, '_redirects');
  const rules = redirects.map(({ source, destination, permanent }) => {
    const splat = /:([a-z_]\w*)[*+]|\*/i.exec(source);
    const name = splat?.[1];
    const from = name === undefined ? source : source.replace(splat?.[0] ?? '', '*');
    const to = name === undefined ? destination.replace('*', ':splat') : destination.replace(new RegExp(`:${name}[*+]?`), ':splat');
    return `${encodeHref(withBase(base, from))} ${toRedirectUrl(hasWildcard(source) ? to : destination, base)} ${permanent ? 301 : 302}\n`;
  });
  const written = publicDir === '' ? '' : readOr(disk.readText(own), '');
  return (written === '' ? '' : `${written.trimEnd()}\n`) + rules.join('');
}
