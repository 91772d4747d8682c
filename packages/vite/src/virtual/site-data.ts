import { findSocialIcon, findWords } from '@octavo/core';
import type { Banner, Config, Font, Look, NavIcon, PageAction } from '@octavo/core';
import type { ImageSize, LanguageData, SiteData } from '@octavo/theme';
import type { Context } from '../context.ts';
import { linkDivisionIcons, linkIcon } from './link-icons.ts';
import { findContentsHref } from '../site/find-contents-href.ts';
import { createFileAddress, createLinkAddress } from './create-address.ts';
import { findAsset } from '../content/resolve-reference.ts';
import { isImage } from './page-meta.ts';
import { listLanguages } from './list-languages.ts';

/** What every page shows, with the addresses of files and of the config's own links made ready. */
export function createSiteData(context: Context): SiteData {
  const { store, base, repository } = context;
  const { config, sections, home } = store.site();
  const file = (url: string): string => createFileAddress(context, url);
  const size = (url: string): ImageSize | undefined => findAsset(url, '', context.content.assetSize);
  const { name, description, logo, favicon, colors, modeToggle, feedback, search, backgroundImage, backgroundImageDark, notFound } = config;
  const found = feedback.suggestEdit || feedback.raiseIssue ? repository.find() : undefined;
  const languages = createLanguages(context);
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
    topbarLinks: [],
    footerSocials: [],
    footerLinks: [],
    ...createFrame(config, context),
    sections: sections.map(({ navigation: _, folder: _folder, ...section }) => ({
      ...section,
      products: linkDivisionIcons(section.products, context),
      tabs: linkDivisionIcons(section.tabs, context),
      dropdowns: linkDivisionIcons(section.dropdowns, context),
      anchors: linkDivisionIcons(section.anchors, context),
    })),
    ...(description !== undefined && { description }),
    ...(logo && { logoSizes: { light: size(logo.light), dark: size(logo.dark) } }),
    ...(logo && { logo: { light: file(logo.light), dark: file(logo.dark), href: createLinkAddress(context, logo.href) } }),
    ...(favicon && { favicon: { light: file(favicon.light), dark: file(favicon.dark) } }),
    ...(found && { repository: found }),
    ...(store.scripts().length > 0 && { scripts: store.scripts().map(file) }),
    ...(store.site().redirects.length > 0 && { hasRedirects: true }),
    ...(backgroundImage !== undefined && { backgroundImage: file(backgroundImage) }),
    ...(backgroundImageDark !== undefined && { backgroundImageDark: file(backgroundImageDark) }),
    ...(notFound && { notFound }),
    ...(config.contextual && { pageMenu: config.contextual.options.map((action) => linkAction(action, context)) }),
    ...(Object.keys(languages).length > 0 && { languages }),
  };
}

type Frame = Partial<Pick<Config, 'banner' | 'topbarLinks' | 'topbarCtaButton' | 'footerSocials' | 'footerLinks'>>;

/** What stands around every page and a language may have its own of. */
function createFrame({ banner, topbarLinks, topbarCtaButton, footerSocials, footerLinks }: Frame, context: Context): LanguageData {
  const linked = <T extends { url: string; icon?: NavIcon }>(link: T): T => ({
    ...linkIcon<T>(link, context),
    url: createLinkAddress(context, link.url),
  });
  return {
    ...(banner && { banner: linkBanner(banner, context) }),
    ...(topbarLinks && { topbarLinks: topbarLinks.map(linked) }),
    ...(topbarCtaButton && { topbarCtaButton: linked(topbarCtaButton) }),
    ...(footerSocials && { footerSocials: footerSocials.map((social) => ({ ...linked(social), icon: findSocialIcon(social.type) })) }),
    ...(footerLinks && { footerLinks: footerLinks.map((column) => ({ ...column, links: column.links.map(linked) })) }),
  };
}

/** The addresses of a banner's links, made ready: `[guide](/guide)` -> `[guide](/docs/guide)`. */
function linkBanner({ content, ...banner }: Banner, context: Context): Banner {
  return {
    ...banner,
    content: content.replace(/(\]\()([^)\s]+)/g, (_, open: string, url: string) => open + createLinkAddress(context, url)),
  };
}

function createLanguages(context: Context): { [code: string]: LanguageData } {
  const site = context.store.site();
  const known = listLanguages(site).flatMap((code): [string, LanguageData][] => {
    const own = site.config.divisions.find(({ kind, name }) => kind === 'language' && name === code);
    const { searchDialog: _dialog, pageMenu, ...words } = findWords(code) ?? {};
    const data = {
      ...(own && createFrame({ ...own.navbar, ...own.footer, ...(own.banner && { banner: own.banner }) }, context)),
      ...(Object.keys(words).length > 0 && { words }),
      ...(pageMenu && site.config.contextual && { pageMenuWords: pageMenu }),
    };
    return Object.keys(data).length === 0 ? [] : [[code, data]];
  });
  return Object.fromEntries(known);
}

function linkAction(action: PageAction, context: Context): PageAction {
  return action.kind === 'link' ? { ...linkIcon(action, context), href: createLinkAddress(context, action.href) } : action;
}

function createFonts({ headings, body }: Look['fonts'], file: (url: string) => string): Look['fonts'] {
  const ready = ({ url, ...font }: Font): Font => ({ ...font, ...(url !== undefined && { url: file(url) }) });
  return { ...(headings && { headings: ready(headings) }), ...(body && { body: ready(body) }) };
}
