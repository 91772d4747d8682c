import type { Site } from '@octavo/core';
import type { Output, OutputFile } from './output.ts';

/** Where providers send a reader back to who signed in for an API; the name that Swagger UI made usual. */
export const SIGN_IN_HREF = '/oauth2-redirect.html';

const SCRIPT_HREF = '/oauth2-redirect.js';

/** It tells its own address, in which the answer is, and nothing else: no other origin hears it. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Signed in</title>
<script type="module" src="${SCRIPT_HREF.slice(1)}"></script>
</head>
<body><p>You can close this window.</p></body>
</html>
`;

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
      { href: SIGN_IN_HREF, type: 'text/html', read: () => PAGE },
      { href: SCRIPT_HREF, type: 'text/javascript', read: () => SCRIPT },
    ];
  },
};
