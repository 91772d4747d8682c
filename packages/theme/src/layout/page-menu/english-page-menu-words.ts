import type { PageMenuWords } from '@octavo/core';

/** The words of a page's menu in English. */
export const ENGLISH_PAGE_MENU_WORDS: PageMenuWords = {
  ask: 'Ask about this page',
  copied: 'Copied',
  copy: 'Copy page',
  copyText: 'As Markdown, for an assistant',
  more: 'More',
  openIn: 'Open in {name}',
  prompt: 'Read {url}. I have questions about it.',
  view: 'View as Markdown',
};
