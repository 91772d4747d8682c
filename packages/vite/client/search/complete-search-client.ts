import type { SearchClient } from '@octavo/theme';
import words from 'virtual:octavo/search-words';
import { latest } from '../live.ts';

/** A search client of somebody's own: what is not about searching may be left out. */
export type OwnSearchClient = Pick<SearchClient, 'search'> & Partial<SearchClient>;

/** Adds what every search needs: the words and the sheet of the dialog. */
export function completeSearchClient(client: OwnSearchClient): SearchClient {
  return {
    load: () => Promise.resolve(),
    loadWords: async (language) => (await latest('search-words', words)[language]?.())?.default,
    loadStyles: () => import('@octavo/theme/search-dialog.css'),
    subscribe: () => () => undefined,
    ...client,
  };
}
