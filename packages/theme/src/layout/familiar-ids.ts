/**
 * Ids by which authors' scripts and buttons find parts of a page, as the hosted original documents them
 * (`document.getElementById('search-bar-entry').click()`). Only those of several words: a heading "Footer" has the id `footer` itself.
 */
export const FAMILIAR_IDS = {
  article: 'content-area',
  search: 'search-bar-entry',
  toc: 'table-of-contents-content',
} as const;
