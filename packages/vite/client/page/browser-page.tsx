import type { ReactElement } from 'react';

/** Stands in a document for the content that only a browser can make: it is made there as soon as the page's program runs. */
export function BrowserPage(): ReactElement {
  return <noscript>A part of this page runs in a browser only: it needs JavaScript.</noscript>;
}
