import search from 'virtual:octavo/search';
import type { OwnSearchClient } from './complete-search-client.ts';
import { latest, subscribe } from '../live.ts';
import type { SearchEngine } from './search-engine.ts';

/** Octavo's own search: nothing of the index, nor of the code that reads it, is fetched before the first call. */
export function createSearchClient(): OwnSearchClient {
  let opened: { revision: number; engine: Promise<SearchEngine> } | undefined;

  const open = (): Promise<SearchEngine> => {
    const { folder, revision, isLive } = latest('search', search);
    if (opened?.revision === revision) return opened.engine;
    const last = opened?.engine;
    // One after the other: indexes that are opened at the same time get in each other's way.
    const engine = Promise.resolve(last)
      .catch(ignoreFailed)
      .then(() => import('./open-search.ts'))
      .then(({ openSearch }) => openSearch(folder, isLive));
    opened = { revision, engine };
    last?.then((one) => one.close()).catch(ignoreFailed);
    // A failure is not kept: the reader may be online again.
    engine.catch(() => {
      if (opened?.engine === engine) opened = undefined;
    });
    return engine;
  };

  return {
    load: async ({ language } = {}) => void (await (await open()).prepare(language)),
    search: async (query) => (await open()).search(query),
    subscribe(listener) {
      let { revision } = latest('search', search);
      return subscribe(() => {
        const now = latest('search', search).revision;
        if (now === revision) return;
        revision = now;
        listener();
      });
    },
  };
}

/** An engine that never opened has nothing to close. */
function ignoreFailed(): void {}
