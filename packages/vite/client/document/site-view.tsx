import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { localizeSite, OctavoProvider, PageProvider } from '@octavo/theme/internal';
import type { PageData } from '@octavo/theme';
import type { NavigationData } from '@octavo/theme/internal';
import { stripBase } from '@octavo/core/browser';
import site from 'virtual:octavo/site';
import { createClient } from 'virtual:octavo/search-client';
import { components, DocsLayout, regions } from 'virtual:octavo/theme';
import { ContentBoundary } from '../page/content-boundary.tsx';
import { findMissingSection, linkSection, readPlace } from '../page/choose-section.ts';
import { useLatest } from '../use-latest.ts';
import { loadSheet } from '../page/load-sheet.ts';
import { MDXProvider } from '../page/mdx-components.ts';
import { completeSearchClient } from '../search/complete-search-client.ts';
import { openAskedSearch } from '../search/open-asked-search.ts';
import { useArrival } from './use-arrival.ts';
import { useHead } from './use-head.ts';
import { useLinks } from './use-links.ts';
import { useQuery } from './use-location.ts';
import type { LocationHook } from './use-location.ts';
import { useNavigation } from './use-navigation.ts';
import { useLoadedPage } from '../page/use-loaded-page.ts';
import { useSection } from '../page/use-section.ts';
import { useRememberedVersion } from './use-remembered-version.ts';
import type { LoadedPage } from '../page/use-loaded-page.ts';
import { useReady } from './use-ready.ts';
import { useScripts } from './use-scripts.ts';
import { useUtilities } from '../page/use-utilities.ts';

export interface SiteViewProps {
  useLocation: LocationHook;
  /** The page of the address, loaded beforehand: what is hydrated, or rendered on the server. */
  initial?: LoadedPage;
  /** The tree of the page's section, where it is drawn at once: on the server. The browser loads it after it has hydrated our theme. */
  navigation?: NavigationData;
  /** True to take over what the document holds; else the browser renders it. */
  isHydrated?: boolean;
  isEmbedded?: boolean;
  hasHostRouter?: boolean;
}

/** The whole site, from the reader's address to the page on the screen. */
export function SiteView(props: SiteViewProps): ReactElement {
  const { useLocation, initial, navigation, isHydrated = false, isEmbedded = false, hasHostRouter = false } = props;
  const data = useLatest('site', site);
  const [path, navigate] = useLocation();
  const search = useQuery();
  const href = stripBase(data.base, path) ?? '/';
  const page = useLoadedPage(href, { initial, asksHost: !isEmbedded && data.hasRedirects === true });
  const loaded = page?.module?.data;
  // The data of a page that is being removed is gone a moment before the page.
  const pageData = useLatest<PageData | null | undefined>(`data/${loaded?.href ?? ''}`, loaded) ?? loaded;
  const place = useMemo(() => readPlace(search), [search]);
  const missing = page?.module === undefined ? page && findMissingSection(href, data.missingSections) : undefined;
  const shownIn = useSection(page?.module, { data: pageData ?? undefined, place, missing });
  const own = useLatest(`section/${shownIn?.default?.section.id ?? ''}`, shownIn?.default);
  const section = useMemo(() => own && (pageData ? linkSection(own.section, pageData) : own.section), [own, pageData]);
  const localized = useMemo(() => ({ ...data, languages: { ...data.languages, ...own?.languages } }), [data, own]);
  const tree = useNavigation(shownIn, navigation);
  const icons = useMemo(() => ({ ...own?.icons, ...tree?.icons }), [own, tree]);
  const [client] = useState(() => completeSearchClient(createClient({ base: data.base })));
  // A theme of somebody's own has them as ours has.
  const context = useMemo(
    () => ({ site: localizeSite(localized, own?.section), search: client, ...(!isEmbedded && { loadSheet }) }),
    [localized, own, client, isEmbedded],
  );
  const root = useRef<HTMLDivElement>(null);
  useHead({
    site: data,
    words: context.site.words,
    page: pageData,
    section: section ?? data.firstSection,
    isLoading: page === undefined,
    isEmbedded,
  });
  // Before the address is made true: it looks for the version that was asked for.
  useRememberedVersion({ base: data.base, page: pageData, section, navigate });
  useArrival({ page, href, search, navigate, isHydrated });
  useUtilities(useLatest(`utilities/${loaded?.href ?? ''}`, page?.module?.utilities ?? ''));
  useScripts(data.scripts);
  useLinks(root, { base: data.base, hasHostRouter, version: section?.version, navigate });
  useReady(isHydrated);
  // The button is there with the first page.
  const hasPage = page !== undefined;
  useEffect(() => (hasPage ? openAskedSearch() : undefined), [hasPage]);

  const Content = page?.module?.Content;
  // The same element as long as the page is the same: an edit of the site or of the navigation leaves its text alone.
  const content = useMemo(
    () =>
      Content && (
        <ContentBoundary key={page?.href} file={loaded?.file}>
          <Content />
        </ContentBoundary>
      ),
    [Content, page?.href, loaded?.file],
  );
  return (
    <div ref={root} className="octavo-site">
      {page && (
        <OctavoProvider value={context} icons={icons}>
          <PageProvider page={pageData ?? undefined}>
            <MDXProvider components={components}>
              <DocsLayout
                site={localized}
                page={pageData}
                section={section}
                navigation={tree?.items}
                icons={icons}
                regions={regions}
                search={client}
                {...(!isEmbedded && { loadSheet })}
                isEmbedded={isEmbedded}
              >
                {content}
              </DocsLayout>
            </MDXProvider>
          </PageProvider>
        </OctavoProvider>
      )}
    </div>
  );
}
