import type { ApiTexts, Site } from '@octavo/core';
import { findWords, toLanguageTag } from '@octavo/core/internal';
import { findSectionLanguage } from '../content/pages/find-section-language.ts';
import { escapeHtml } from '../html/escape-html.ts';
import type { Output, OutputFile } from './output.ts';

/** Where providers send a reader back to who signed in for an API; the name that Swagger UI made usual. */
export const SIGN_IN_HREF = '/oauth2-redirect.html';

const SCRIPT_HREF = '/oauth2-redirect.js';

/** It tells its own address, in which the answer is, and nothing else: no other origin hears it. One for all languages, it has that of the first. */
function renderPage({ sections: [first] }: Site): string {
  const language = (first && findSectionLanguage(first)) ?? 'en';
  const texts: Partial<ApiTexts> = findWords(language)?.api ?? {};
  const say = (text: keyof ApiTexts): string => escapeHtml(texts[text] ?? text);
  return `<!doctype html>
<html lang="${toLanguageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${say('Signed in')}</title>
<script type="module" src="${SCRIPT_HREF.slice(1)}"></script>
</head>
<body><p dir="auto">${say('You can close this window.')}</p></body>
</html>
`;
}

/** The form that waits for the answer says when it has it. The code, or the token, does not stay in the history. */
const SCRIPT = `const channel = new BroadcastChannel('octavo:oauth');
channel.onmessage = () => close();
channel.postMessage(location.href);
history.replaceState(null, '', location.pathname);
`;

/** Whether the site has forms in which a reader may sign in. */
export function hasSignIn({ pages }: Pick<Site, 'pages'>): boolean {
  return Object.values(pages).some(({ api }) => api !== undefined);
}

/** The page that a provider of OAuth 2.0 sends the reader back to, one for all APIs of a site: it is registered there once. */
export const signInOutput: Output = {
  name: 'sign-in page',
  list(site): OutputFile[] {
    if (!hasSignIn(site)) return [];
    return [
      { href: SIGN_IN_HREF, type: 'text/html', read: () => renderPage(site) },
      { href: SCRIPT_HREF, type: 'text/javascript', read: () => SCRIPT },
    ];
  },
};
