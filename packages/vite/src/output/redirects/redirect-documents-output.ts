import { createRedirectMatcher, escapePath, isExternalUrl, toOutputFile, toPublicUrl, unescapePath } from '@octavo/core/internal';
import type { PublicPlace } from '@octavo/core/internal';
import type { Hosting } from '../../hosting-names.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import type { OctavoMode } from '../../options.ts';
import { listDocuments } from '../../site/list-documents.ts';
import { isSafeDestination, toRedirectUrl } from '../../site/redirect-url.ts';
import type { SiteStore } from '../../site/site-store.ts';
import type { Output } from '../output.ts';
import { listRedirects } from './list-redirects.ts';
import { listRedirectRules } from './redirect-rule.ts';
import { findRuleFiles } from './rule-files.ts';

/**
 * The documents of the addresses that lead elsewhere, which any host serves; none for those that a rule of the host answers, which many
 * hosts look at only where there is no file, and none at the address of a file of the author's. The dev server answers the address itself as
 * a host with rules does, by a status.
 */
export function createRedirectDocumentsOutput({
  hosting,
  mode,
  store,
}: {
  hosting: Hosting | undefined;
  mode: OctavoMode;
  store: Pick<SiteStore, 'findAsset'>;
}): Output {
  const { most } = mode === 'alone' ? findRuleFiles(hosting) : {};
  return {
    name: 'redirect documents',
    list(site, { base }) {
      const isRuled = createRedirectMatcher(most === undefined ? [] : listRedirectRules(site, { base, most, files: [] }));
      const place = { address: site.config.metadata['canonical'], base };
      const redirects = site.redirects.filter(({ destination }) => isSafeDestination(destination));
      const listed = listRedirects({ ...site, redirects }).filter(({ source }) => store.findAsset(source) === undefined);
      const taken = new Set([...listDocuments(site).map(({ href }) => href), ...listed.map(({ source }) => source)]);
      return listed
        .filter(({ source }) => !isRuled(source) && !taken.has(stripIndexFile(source) ?? ''))
        .map(({ source, destination }) => ({
          href: `/${escapePath(toRedirectFile(source, taken))}`,
          type: 'text/html',
          read: () => renderRedirect(toRedirectUrl(destination, base), place),
        }));
    },
  };
}

/** `/a/index.html` -> `/a`, whose document is that file */
function stripIndexFile(source: string): string | undefined {
  return source.endsWith('/index.html') ? source.slice(0, -'/index.html'.length) || '/' : undefined;
}

/**
 * The file that hosts answer an address with: `/a` -> `a/index.html`, `/a.html` -> `a.html`. Where `/a` is something of its own, `a.html` is a folder, too: hosts
 * would answer `/a` with the file, and a page that `/a.html` leads to would lead to itself.
 */
function toRedirectFile(source: string, taken: ReadonlySet<string>): string {
  const isFile = /\.html?$/i.test(source) && !taken.has(source.replace(/\.html?$/i, ''));
  return isFile ? unescapePath(source).slice(1) : toOutputFile(source);
}

/** The same in every document, so that a policy names one hash. */
const FOLLOW =
  'const u=new URL(document.currentScript.dataset.to,location);u.search||=location.search;u.hash||=location.hash;location.replace(u)';

/**
 * The document of an address that leads elsewhere: at once with and without JavaScript, and a link where both are refused. Search engines are
 * told the public address of the place.
 */
export function renderRedirect(url: string, place: PublicPlace): string {
  const text = escapeHtml(url);
  const canonical = escapeHtml(isExternalUrl(url) ? url : (toPublicUrl(url, place) ?? url));
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>${text}</title><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}">`,
    `<script data-to="${text}">${FOLLOW}</script><meta http-equiv="refresh" content="0; url=${text}"></head>`,
    `<body><a href="${text}">${text}</a></body>`,
    '</html>',
    '',
  ].join('\n');
}
