import type { SearchClient } from '@octavo/theme';
import { loadAsk } from 'virtual:octavo/search-client';
import words from 'virtual:octavo/search-words';
import site from 'virtual:octavo/site';
import { latest } from '../live.ts';

/** A search client without what every search has. */
export type OwnSearchClient = Pick<SearchClient, 'search'> & Partial<Pick<SearchClient, 'load' | 'subscribe'>>;

/** Adds what every search needs: the words and the sheet of the dialog, and what answers questions where an extension does. */
export function completeSearchClient(client: OwnSearchClient): SearchClient {
  return {
    load: () => Promise.resolve(),
    loadWords: async (language) => (await latest('search-words', words)[language]?.())?.default,
    loadStyles: () => import('@octavo/theme/search-dialog.css'),
    subscribe: () => () => undefined,
    ...(loadAsk && { loadAsk: createAskLoader(loadAsk) }),
    ...client,
  };
}

function createAskLoader(load: NonNullable<typeof loadAsk>): NonNullable<SearchClient['loadAsk']> {
  return async () => (await load()).default({ base: site.base });
}
