import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';

/** Stands in a document for the content that only a browser can make: it is made there as soon as the page's program runs. */
export function BrowserPage(): ReactElement {
  return <noscript>{useText()('A part of this page needs JavaScript.')}</noscript>;
}
