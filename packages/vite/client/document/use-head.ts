import { useEffect } from 'react';
import { createFontStyle, createMetaTags, createWords, documentTitle, findPageLanguage } from '@octavo/theme/internal';
import type { PageData, SectionData, SiteData } from '@octavo/theme';
import { createThemeStyle } from 'virtual:octavo/theme';
import { useHeadTags } from './use-head-tags.ts';
import { useHostHead } from './use-host-head.ts';
import { useFavicon } from './use-favicon.ts';
import { useMetaTags } from './use-meta-tags.ts';

/** What the head is made from. */
export interface HeadSubject {
  site: SiteData;
  /** In the language of what is read. */
  words: SiteData['words'];
  /** Undefined where no page has the address. */
  page: PageData | undefined;
  section: SectionData | undefined;
  /** True until the first page has arrived: the title stays as it was. */
  isLoading: boolean;
  isEmbedded: boolean;
}

/** Keeps the document's head true to the page and the site; in another app's document only what is about the page. */
export function useHead({ site, words, page, section, isLoading, isEmbedded }: HeadSubject): void {
  const title = documentTitle(site.name, page?.title ?? site.notFound?.title ?? createWords(words).notFound);
  const { lang, dir } = findPageLanguage(section) ?? { lang: 'en', dir: 'ltr' };
  const style = createThemeStyle(site.colors) + createFontStyle(site.look?.fonts);
  const { default: defaultMode, isHidden } = site.modeToggle;
  const tags = createMetaTags(site, page);
  useHostHead({ title, description: tags['description'], isLoading, isEmbedded });
  useEffect(() => {
    if (!isLoading) document.title = title;
  }, [title, isLoading]);
  useEffect(() => {
    // What an author's style sheet knows a page by.
    if (!isEmbedded && !isLoading) Object.assign(document.documentElement.dataset, { currentPath: page?.href ?? '' });
  }, [page?.href, isEmbedded, isLoading]);
  useMetaTags(tags, { isLoading, isEmbedded });
  useHeadTags(page?.head, isLoading);
  useFavicon(isEmbedded ? undefined : site.favicon);
  useEffect(() => {
    const own = document.getElementById('octavo-colors');
    // A built document may have them in its sheet.
    if (own === null && !isEmbedded) return;
    const element = own ?? Object.assign(document.createElement('style'), { id: 'octavo-colors' });
    if (element.textContent !== style) element.textContent = style;
    if (!element.isConnected) document.head.append(element);
  }, [style, isEmbedded]);
  useEffect(() => (isEmbedded ? () => document.getElementById('octavo-colors')?.remove() : undefined), [isEmbedded]);
  useEffect(() => {
    if (!isEmbedded && !isLoading)
      Object.assign(document.documentElement, { lang, ...((dir === 'rtl' || document.dir !== '') && { dir }) });
  }, [lang, dir, isEmbedded, isLoading]);
  useEffect(() => {
    const detail = { isHidden, ...(defaultMode && { default: defaultMode }) };
    if (!isEmbedded) dispatchEvent(new CustomEvent('octavo:mode', { detail }));
  }, [defaultMode, isHidden, isEmbedded]);
}
