import { withBase } from '@octavo/core/browser';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useOctavoContext } from '../../context/octavo-provider.tsx';
import { createWords } from '../../words/english.ts';
import { FAMILIAR_IDS } from '../familiar-ids.ts';
import type { RegionProps } from '../region.ts';
import { Sign } from '../sign/sign.tsx';
import type { SearchScope } from './search-scope.ts';
import { startSearch } from './start-search.ts';
import type { Search } from './start-search.ts';
import { usePlatformKey } from './use-platform-key.ts';

/** The button that opens the search: `startSearch` does it. Nothing where the layout was given no search. */
export function SearchButton({ page, section }: Pick<RegionProps, 'page' | 'section'>): ReactElement | null {
  const context = useOctavoContext();
  const key = usePlatformKey();
  const scope = useRef<SearchScope>(undefined);
  const search = useRef<Search>(undefined);
  const client = context?.search;
  const hasSearch = client !== undefined;
  useEffect(() => {
    if (context === undefined || client === undefined) return;
    const { site, resolveHref } = context;
    scope.current = { client, site, section, toHref: (href) => (resolveHref ? resolveHref(href) : withBase(site.base, href)) };
  });
  useEffect(() => {
    if (!hasSearch) return undefined;
    const started = startSearch(() => scope.current ?? Promise.reject(new Error('The search has no site.')));
    search.current = started;
    return started.end;
  }, [hasSearch]);
  useEffect(() => search.current?.arrive(page?.href));

  if (client === undefined) return null;
  const words = createWords(context?.site.words);
  const prompt = context?.site.search?.prompt ?? words.search;
  return (
    <button
      type="button"
      className="octavo-search-button"
      id={FAMILIAR_IDS.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      aria-busy={false}
      data-prompt={prompt}
      data-failed={words.searchFailed}
    >
      <Sign name="search" />
      <span className="octavo-search-prompt">{prompt}</span>
      <kbd aria-hidden="true">{key === '⌘' ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  );
}
