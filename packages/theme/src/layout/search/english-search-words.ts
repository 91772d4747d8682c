import type { SearchWords } from '@octavo/core';

/** The words of the search's dialog in English. */
export const ENGLISH_SEARCH_WORDS: SearchWords = {
  allVersions: 'All versions',
  browse: 'Browse',
  clear: 'Clear',
  clearRecent: 'Clear recent searches',
  close: 'Close',
  corrected: 'Showing results for {query}',
  exact: 'Search for {query} instead',
  found: 'Pages found: {count}',
  matches: 'Matches for {query}: {count}',
  move: 'Move',
  nothing: 'Nothing found for {query}',
  nothingIn: 'Nothing found for {query} in {version}',
  offline: 'You may be offline. The pages that are open still work.',
  open: 'Open',
  partial: 'No page has all of these words. Those below have some.',
  recent: 'Recent searches',
  removeMarks: 'Remove the marks',
  results: 'Results',
  retry: 'Try again',
  shown: 'Best {shown} of {total} pages',
  tryOther: 'Try fewer or other words, or the name of a field or a command.',
};
