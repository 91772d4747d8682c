import { fillWords } from '../../words/split-words.ts';
import { createResultGroups, createStartGroups } from './create-search-groups.ts';
import type { SearchGroup } from './create-search-groups.ts';
import type { SearchState } from './create-search-run.ts';
import type { SearchSources } from './search-scope.ts';

/** What is listed for what stands in the field: where to begin while it is blank, and what was found, with the question to ask, once it is not. */
export function listShownGroups(
  { client, site, section, words, siteWords }: SearchSources,
  { text, recent, state: { status, answer } }: { text: string; recent: readonly string[]; state: SearchState },
): readonly SearchGroup[] {
  if (text === '') return createStartGroups(recent, { site, section, words: { ...words, allPages: siteWords.allPages } });
  const question = client.loadAsk && fillWords(words.ask, { query: `“${text}”` });
  const pages = status === 'failed' ? [] : answer?.pages;
  return pages === undefined ? [] : createResultGroups({ pages }, question);
}
