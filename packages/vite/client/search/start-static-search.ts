import { withBase } from '@octavo/core/browser';
import { localizeSite, startSearch } from '@octavo/theme/internal';
import { createClient } from 'virtual:octavo/search-client';
import sections from 'virtual:octavo/every-section';
import site from 'virtual:octavo/site';
import { completeSearchClient } from './complete-search-client.ts';
import { openAskedSearch } from './open-asked-search.ts';

/** Starts the search of a document that runs no React; the function that comes back ends it. */
export function startStaticSearch(): () => void {
  const client = completeSearchClient(createClient({ base: site.base }));
  const search = startSearch(async () => {
    const id = document.querySelector('script[data-octavo-core]')?.getAttribute('data-octavo-section') ?? '';
    const own = (await sections[id]?.())?.default;
    return {
      client,
      site: localizeSite({ ...site, languages: { ...site.languages, ...own?.languages } }, own?.section),
      section: own?.section,
      toHref: (href) => withBase(site.base, href),
    };
  });
  const arrive = (): void => search.arrive(document.documentElement.dataset['currentPath']);
  arrive();
  openAskedSearch();
  document.addEventListener('octavo:page', arrive);
  return () => {
    document.removeEventListener('octavo:page', arrive);
    search.end();
  };
}
