import type { OwnSearchClient } from './complete-search-client.ts';

/** The same maker of a search client of somebody's own: when it throws, the search says so, and the site is there. */
export function guardClient(create: (site: { base: string }) => OwnSearchClient): typeof create {
  return (site) => {
    try {
      return create(site);
    } catch (error) {
      return { search: () => Promise.reject(error) };
    }
  };
}
