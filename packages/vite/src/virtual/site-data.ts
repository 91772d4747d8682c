import type { SiteData } from '@octavo/theme';
import { isExternalUrl, withBase } from '@octavo/core';
import type { Context } from '../context.ts';
import { findContentsHref } from '../site/find-contents-href.ts';

/** What every page shows, with the addresses of files made ready. */
export function createSiteData({ store, base, content }: Context): SiteData {
  const { config, sections, home } = store.site();
  const file = (url: string): string =>
    isExternalUrl(url) ? url : (content.assetUrl(toPathname(url)) ?? encodeURI(withBase(base, toPathname(url))));
  const {
    name,
    description,
    logo,
    favicon,
    colors,
    topbarLinks,
    topbarCtaButton,
    modeToggle,
    footerSocials,
    footerLinks,
    backgroundImage,
  } = config;
  return {
    name,
    base,
    home,
    contents: findContentsHref(store.site()),
    colors,
    topbarLinks,
    modeToggle,
    footerSocials,
    footerLinks,
    sections: sections.map(({ navigation: _, ...section }) => section),
    ...(description !== undefined && { description }),
    ...(logo && { logo: { light: file(logo.light), dark: file(logo.dark), href: logo.href } }),
    ...(favicon && { favicon: { light: file(favicon.light), dark: file(favicon.dark) } }),
    ...(topbarCtaButton && { topbarCtaButton }),
    ...(backgroundImage !== undefined && { backgroundImage: file(backgroundImage) }),
  };
}

function toPathname(url: string): string {
  return `/${url.replace(/^\.?\//, '')}`;
}
