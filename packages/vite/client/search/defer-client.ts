import type { OwnSearchClient } from './complete-search-client.ts';

/** Makes a search client. */
export type CreateClient = (site: { base: string }) => OwnSearchClient;

/**
 * The maker of a search client that somebody else has written: it is fetched and made when a reader searches, in the browser alone, and anew
 * when `load` gives another module. When that fails, the search says so and the site is there; the next search tries again.
 */
export function deferClient(load: () => Promise<{ default: CreateClient }>): CreateClient {
  return (site) => {
    let made: { by: CreateClient; client: OwnSearchClient } | undefined;
    const open = async (): Promise<OwnSearchClient> => {
      const { default: create } = await load();
      if (made?.by !== create) made = { by: create, client: create(site) };
      return made.client;
    };
    return {
      load: async (scope) => (await open()).load?.(scope),
      search: async (query) => (await open()).search(query),
      subscribe(listener) {
        let isEnded = false;
        let end: (() => void) | undefined;
        open().then(
          (client) => (isEnded ? undefined : (end = client.subscribe?.(listener))),
          // The search tells it.
          () => undefined,
        );
        return () => {
          isEnded = true;
          end?.();
        };
      },
    };
  };
}
