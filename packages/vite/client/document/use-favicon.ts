import { useEffect } from 'react';
import type { SiteData } from '@octavo/theme';

/** Keeps the document's icons true to the site's favicon: one link, one per colour mode, or none once it has none. */
export function useFavicon(favicon: SiteData['favicon']): void {
  const { light, dark } = favicon ?? {};
  useEffect(() => {
    if (light === undefined || dark === undefined) return;
    const wanted = light === dark ? [{ href: light }] : [light, dark].map((href, index) => ({ href, media: MEDIA[index] ?? '' }));
    // One of a stated size is drawn from it, for whoever reads no drawings.
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="icon"]:not([sizes])')];
    for (const link of links.slice(wanted.length)) link.remove();
    const shown = wanted.map(({ href, media = '' }: { href: string; media?: string }, index) => {
      const link = links[index] ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }));
      if (link.getAttribute('href') !== href) link.href = href;
      if (link.media !== media) link.media = media;
      return link;
    });
    return () => shown.forEach((link) => link.remove());
  }, [light, dark]);
}

const MEDIA = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'] as const;
