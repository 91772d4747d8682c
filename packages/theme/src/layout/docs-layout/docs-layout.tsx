import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { NavItem } from '@octavo/core';
import { startColorMode } from '../../color-mode/start-color-mode.ts';
import { OctavoProvider, useOctavoContext } from '../../context/octavo-provider.tsx';
import type { OctavoContextValue } from '../../context/octavo-provider.tsx';
import type { IconMap } from '../../data/icon-data.ts';
import type { PageData } from '../../data/page-data.ts';
import type { SectionData, SiteData } from '../../data/site-data.ts';
import { Article } from '../article/article.tsx';
import { LastChanged } from '../article/last-changed.tsx';
import { CONTENT_ID } from '../content-id.ts';
import { createWords } from '../../words/english.ts';
import { SiteBanner } from '../banner/site-banner.tsx';
import { Menu } from '../menu/menu.tsx';

import type { RegionProps, Regions, Surrounded } from '../region.ts';
import { findPageLanguage } from '../../head/find-page-language.ts';
import type { RatingDetail } from '../../data/rating.ts';
import type { SearchClient } from '../../data/search-client.ts';
import { Backdrop } from './backdrop.tsx';
import { createLookAttributes } from './create-look-attributes.ts';
import { createNeutralSection } from './create-neutral-section.ts';
import { localizeSite } from './localize-site.ts';
import { defaultRegions } from './default-regions.ts';
import { surround } from './surround.tsx';

export interface DocsLayoutProps {
  site: SiteData;
  /** Undefined shows the NotFound region. */
  page: PageData | undefined;
  section: SectionData | undefined;
  /** The section's tree; undefined until the client has loaded it, which leaves the server's sidebar as it is. */
  navigation: NavItem[] | undefined;
  /** Named icons beside those of the site and the page: the navigation's. Give the same object at every render. */
  icons?: IconMap | undefined;
  /** How much stands around the content; the page's own `mode` by default. */
  mode?: PageData['mode'];
  /** Regions that take the place of ours. Give the same object at every render. */
  regions?: Partial<Regions>;
  /** What the header's search searches with; none leaves the search out. Give the same object at every render. */
  search?: SearchClient;
  /** Fetches a sheet that a part of a page needs once it opens. Give the same function at every render. */
  loadSheet?: OctavoContextValue['loadSheet'];
  /** True inside another app's document: the colour mode is kept on the layout's root, and `main` is left to that app. */
  isEmbedded?: boolean;
  /** Told when a reader rates a page (`feedback.thumbsRating`); the event `octavo:rating` on the document says the same. */
  onRating?: (detail: RatingDetail) => void;
  children?: ReactNode;
}

/** A documentation page with everything around it. Links are plain anchors: intercepting clicks is the caller's. */
export function DocsLayout(props: DocsLayoutProps): ReactElement {
  const { page, navigation, mode = page?.mode, regions, search, loadSheet, isEmbedded = false, onRating, children } = props;
  const site = useMemo(() => localizeSite(props.site, props.section), [props.site, props.section]);
  const root = useRef<HTMLDivElement>(null);
  const outer = useOctavoContext();
  const context = useMemo(
    () => ({ ...outer, site, ...(onRating && { onRating }), ...(search && { search }), ...(loadSheet && { loadSheet }) }),
    [outer, site, onRating, search, loadSheet],
  );
  const icons = useMemo(() => ({ ...props.icons, ...site.icons, ...page?.icons }), [props.icons, site.icons, page?.icons]);
  const section = useMemo(() => props.section ?? createNeutralSection(site), [props.section, site]);
  const { Header, TabsBar, Sidebar, Toc, Feedback, Pagination, Footer, NotFound, PageMenu } = { ...defaultRegions, ...regions };
  const region: RegionProps = { page, section, navigation };
  const around = (name: Surrounded, content: ReactElement, isCell?: boolean): ReactElement =>
    surround(content, { name, regions, props: region, isCell });
  const PageActions = site.pageMenu && page && page.file !== '' ? PageMenu : undefined;
  const isMenuInToc = site.pageMenuPlace === 'toc';
  const Main = isEmbedded ? 'div' : 'main';
  const { modeToggle } = site;

  useLayoutEffect(() => {
    if (!isEmbedded || root.current === null) return undefined;
    return startColorMode(modeToggle, root.current);
  }, [isEmbedded, modeToggle]);

  return (
    <OctavoProvider value={context} icons={icons}>
      <div
        className="octavo octavo-layout"
        ref={root}
        data-tabs={section && section.tabs.length > 0 ? '' : undefined}
        data-mode={mode}
        data-word-close={site.parts?.Close}
        data-page-menu={site.pageMenuPlace}
        data-search={site.search?.location === 'side' ? 'side' : undefined}
        {...createLookAttributes(site.look)}
        {...(isEmbedded ? findPageLanguage(section) : undefined)}
      >
        <Backdrop image={site.backgroundImage} darkImage={site.backgroundImageDark} decoration={site.look?.background} />
        <a className="octavo-skip" href={`#${CONTENT_ID}`}>
          {createWords(site.words).skip}
        </a>
        {site.banner && <SiteBanner banner={site.banner} />}
        <div className="octavo-top">
          {around('Header', <Header {...region} />)}
          {around('TabsBar', <TabsBar {...region} />)}
        </div>
        <div className="octavo-grid">
          <Menu page={page} section={section}>
            {around('Sidebar', <Sidebar {...region} />)}
          </Menu>
          {mode === undefined &&
            around(
              'Toc',
              <Toc {...region} pageMenu={isMenuInToc && PageActions ? <PageActions {...region} isInToc /> : undefined} />,
              true,
            )}
          <Main id={CONTENT_ID} className="octavo-main" tabIndex={-1}>
            {page === undefined ? (
              <NotFound {...region} />
            ) : (
              around(
                'Article',
                <Article key={page.href} page={page} mode={mode} menu={PageActions && <PageActions {...region} />}>
                  {children}
                </Article>,
              )
            )}
            {page?.changed !== undefined && mode !== 'custom' && mode !== 'frame' && (
              <LastChanged day={page.changed} lang={findPageLanguage(section)?.lang ?? 'en'} />
            )}
            {around('Feedback', <Feedback {...region} />)}
            {around('Pagination', <Pagination {...region} />)}
          </Main>
          {around('Footer', <Footer {...region} />, true)}
        </div>
      </div>
    </OctavoProvider>
  );
}
