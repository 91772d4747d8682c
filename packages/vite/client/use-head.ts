import { useEffect } from 'react';
import type { PageData, SiteData } from '@octavo/theme';
import { createThemeStyle } from 'virtual:octavo/theme';

/** What the head is made from. */
export interface HeadScope {
  site: SiteData;
  /** Undefined where no page has the address. */
  page: PageData | undefined;
  /** True until the first page has arrived: the title stays as it was. */
  isLoading: boolean;
  isEmbedded: boolean;
}

/** Keeps the document's head true to the page and the site: title, description, and in documents of Octavo's own favicon and colours. */
export function useHead({ site, page, isLoading, isEmbedded }: HeadScope): void {
  const { name } = site;
  const title = page?.title ?? 'Page not found';
  const description = page?.description ?? site.description ?? '';
  useEffect(() => {
    if (!isLoading) document.title = title === name ? name : `${title} – ${name}`;
  }, [title, name, isLoading]);
  useEffect(() => {
    const meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]') ?? document.createElement('meta');
    meta.name = 'description';
    meta.content = description;
    if (description === '') meta.remove();
    else if (!meta.isConnected) document.head.append(meta);
  }, [description]);
  useEffect(() => {
    const style = document.getElementById('octavo-colors') ?? Object.assign(document.createElement('style'), { id: 'octavo-colors' });
    const text = createThemeStyle(site.colors);
    if (style.textContent !== text) style.textContent = text;
    if (!style.isConnected) document.head.append(style);
  }, [site.colors]);
  useEffect(() => {
    if (isEmbedded || site.favicon === undefined) return;
    const { light, dark } = site.favicon;
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')];
    const link = links[0] ?? Object.assign(document.createElement('link'), { rel: 'icon' });
    if (!link.isConnected) document.head.append(link);
    if (link.getAttribute('href') !== light) link.href = light;
    const second = links[1];
    if (second && second.getAttribute('href') !== dark) second.href = dark;
  }, [isEmbedded, site.favicon]);
}
