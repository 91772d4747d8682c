import { createRedirectMatcher, isExternalUrl, toOutputFile, toPublicUrl } from '@octavo/core/internal';
import type { PublicPlace } from '@octavo/core/internal';
import type { Sources } from '../../content/sources.ts';
import type { SiteProject } from '../../site/project.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { isSafeDestination, toRedirectUrl } from '../../site/redirect-url.ts';
import type { BuiltFile } from '../files/built-file.ts';
import { findRuleFiles } from '../../output/redirects/rule-files.ts';
import { listRedirectRules } from '../../output/redirects/redirect-rule.ts';
import { listRedirects } from './list-redirects.ts';

/**
 * Makes the documents of the addresses that lead elsewhere, which any host serves; none for those that a rule of the host answers, which many
 * hosts look at only where there is no file, and none at the address of a file of the author's.
 */
export function renderRedirects({
  store,
  base,
  prefix,
  mode,
  hosting: { hosting },
}: Pick<SiteProject, 'base' | 'prefix' | 'mode' | 'hosting'> & { store: Pick<Sources['store'], 'site' | 'findAsset'> }): BuiltFile[] {
  const { most } = mode === 'alone' ? findRuleFiles(hosting) : {};
  const isRuled = createRedirectMatcher(most === undefined ? [] : listRedirectRules(store.site(), { base, most, files: [] }));
  const redirects = store.site().redirects.filter(({ destination }) => isSafeDestination(destination));
  return listRedirects({ ...store.site(), redirects })
    .filter(({ source }) => !isRuled(source) && store.findAsset(source) === undefined)
    .map(({ source, destination }) => ({
      fileName: prefix + toOutputFile(source),
      content: renderRedirect(toRedirectUrl(destination, base), { address: store.site().config.metadata['canonical'], base }),
    }));
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
