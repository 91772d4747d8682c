import { findSocialIcon } from '@octavo/core';
import type { Font, Look } from '@octavo/core';
import type { SiteData } from '@octavo/theme';
import type { Context } from '../context.ts';
import { linkDivisionIcons } from './link-icons.ts';
import { findContentsHref } from '../site/find-contents-href.ts';
import { createFileAddress, createLinkAddress } from './create-address.ts';
import { isImage } from './page-meta.ts';

/** What every page shows, with the addresses of files and of the config's own links made ready. */
export function createSiteData(context: Context): SiteData {
  const { store, base, repository } = context;
  const { config, sections, home } = store.site();
  const file = (url: string): string => createFileAddress(context, url);
  const linked = <T extends { url: string }>(link: T): T => ({ ...link, url: createLinkAddress(context, link.url) });
  const { name, description, logo, favicon, colors, modeToggle, feedback, search, topbarCtaButton, backgroundImage } = config;
  const found = feedback.suggestEdit || feedback.raiseIssue ? repository.find() : undefined;
  return {
    name,
    base,
    home,
    contents: findContentsHref(store.site()),
    colors,
    modeToggle,
    feedback,
    search,
    look: { ...config.look, fonts: createFonts(config.look.fonts, file) },
    metadata: Object.fromEntries(Object.entries(config.metadata).map(([tag, text]) => [tag, isImage(tag) ? file(text) : text])),
    topbarLinks: config.topbarLinks.map(linked),
    footerSocials: config.footerSocials.map((social) => ({ ...linked(social), icon: findSocialIcon(social.type) })),
    footerLinks: config.footerLinks.map((column) => ({ ...column, links: column.links.map(linked) })),
    sections: sections.map(({ navigation: _, folder: _folder, ...section }) => ({
      ...section,
      products: linkDivisionIcons(section.products, context),
      tabs: linkDivisionIcons(section.tabs, context),
      dropdowns: linkDivisionIcons(section.dropdowns, context),
      anchors: linkDivisionIcons(section.anchors, context),
    })),
    ...(description !== undefined && { description }),
    ...(logo && { logo: { light: file(logo.light), dark: file(logo.dark), href: createLinkAddress(context, logo.href) } }),
    ...(favicon && { favicon: { light: file(favicon.light), dark: file(favicon.dark) } }),
    ...(topbarCtaButton && { topbarCtaButton: linked(topbarCtaButton) }),
    ...(found && { repository: found }),
    ...(store.scripts().length > 0 && { scripts: store.scripts().map(file) }),
    ...(store.site().redirects.length > 0 && { hasRedirects: true }),
    ...(backgroundImage !== undefined && { backgroundImage: file(backgroundImage) }),
  };
}

function createFonts({ headings, body }: Look['fonts'], file: (url: string) => string): Look['fonts'] {
  const ready = ({ url, ...font }: Font): Font => ({ ...font, ...(url !== undefined && { url: file(url) }) });
  return { ...(headings && { headings: ready(headings) }), ...(body && { body: ready(body) }) };
}
