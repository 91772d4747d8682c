import { createRedirectMatcher, toOutputFile } from '@octavo/core/internal';
import type { Sources } from '../content/sources.ts';
import type { SiteProject } from '../site/project.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { isSafeDestination, toRedirectUrl } from '../site/redirect-url.ts';
import type { BuiltFile } from './built-file.ts';
import { findRuleFiles } from '../output/redirects/rule-files.ts';
import { listRedirectRules } from '../output/redirects/redirect-rule.ts';
import { listRedirects } from './list-redirects.ts';

/**
 * Makes the documents of the addresses that lead elsewhere, which any host serves; none for those that a rule of the host answers, which many
 * hosts look at only where there is no file.
 */
export function renderRedirects({
  store,
  base,
  prefix,
  mode,
  hosting: { hosting },
}: Pick<SiteProject, 'base' | 'prefix' | 'mode' | 'hosting'> & Pick<Sources, 'store'>): BuiltFile[] {
  const { most } = mode === 'alone' ? findRuleFiles(hosting) : {};
  const isRuled = createRedirectMatcher(most === undefined ? [] : listRedirectRules(store.site(), { base, most }));
  const redirects = store.site().redirects.filter(({ destination }) => isSafeDestination(destination));
  return listRedirects({ ...store.site(), redirects })
    .filter(({ source }) => !isRuled(source))
    .map(({ source, destination }) => ({
      fileName: prefix + toOutputFile(source),
      content: renderRedirect(toRedirectUrl(destination, base)),
    }));
}

/** The same in every document, so that a policy names one hash. */
const FOLLOW = "const u=new URL(document.querySelector('link').href);u.search||=location.search;u.hash||=location.hash;location.replace(u)";

/** The document of an address that leads elsewhere: at once with and without JavaScript, and a link where both are refused. */
export function renderRedirect(url: string): string {
  const text = escapeHtml(url);
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>${text}</title><meta name="robots" content="noindex"><link rel="canonical" href="${text}">`,
    `<script>${FOLLOW}</script><meta http-equiv="refresh" content="0; url=${text}"></head>`,
    `<body><a href="${text}">${text}</a></body>`,
    '</html>',
    '',
  ].join('\n');
}
