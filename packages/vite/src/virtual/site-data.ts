import { withBase } from '@octavo/core';
import type { Config, Font, Look, PageAction } from '@octavo/core';
import type { SiteData } from '@octavo/theme';
import type { ImageSize } from '@octavo/theme/internal';
import type { Sources } from '../content/sources.ts';
import type { LinkScope } from './create-address.ts';
import { linkIcon } from './link-icons.ts';
import { AUTHOR_NAMES_HREF } from '../output/author-names-output.ts';
import { hasSignIn, SIGN_IN_HREF } from '../output/sign-in-output.ts';
import { findContentsHref } from '../site/find-contents-href.ts';
import { createFileAddress, createLinkAddress } from './create-address.ts';
import { findAsset } from '../content/links/resolve-reference.ts';
import { isImage } from './page-meta.ts';
import { createSurroundings } from './create-surroundings.ts';
import { findSectionLanguage } from '../content/pages/find-section-language.ts';
import { createLanguageData, createLanguageWords, createLanguageTexts } from './language-data.ts';
import { listMissingSections } from './list-missing-sections.ts';
import { createSectionData } from './section-data.ts';

/** What the site's data is made with. */
export type SiteScope = LinkScope & Pick<Sources, 'repository'>;

/** What every page shows, with the addresses of files and of the config's own links made ready. */
export function createSiteData(context: SiteScope): SiteData {
  const { store, base, mode, repository } = context;
  const { config, home } = store.site();
  const [first] = store.site().sections;
  const file = (url: string): string => createFileAddress(context, url);
  const size = (url: string): ImageSize | undefined => findAsset(url, '', context.content.assetSize);
  const { name, description, logo, favicon, colors, modeToggle, feedback, search, backgroundImage, backgroundImageDark, notFound } = config;
  const found = feedback.suggestEdit || feedback.raiseIssue ? repository.find() : undefined;
  const missing = listMissingSections(store.site());
  const language = first && findSectionLanguage(first);
  const own = language === undefined ? undefined : createLanguageData(language, context);
  const {
    searchDialog: _dialog,
    pageMenu,
    parts,
    names: _names,
    changes: _changes,
    api,
    ...words
  } = language === undefined ? createLanguageWords('en', context) : {};
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
    ...createSurroundings(config, context),
    ...(first && { firstSection: createSectionData(first, context) }),
    ...(missing.length > 0 && { missingSections: missing }),
    ...(description !== undefined && { description }),
    ...(logo && { logoSizes: { light: size(logo.light), dark: size(logo.dark) } }),
    ...(logo && { logo: { light: file(logo.light), dark: file(logo.dark), href: createLinkAddress(context, logo.href) } }),
    ...(favicon && { favicon: { light: file(favicon.light), dark: file(favicon.dark) } }),
    ...(found && { repository: found }),
    ...(store.scripts().length > 0 && { scripts: [...(mode === 'embedded' ? [] : [AUTHOR_NAMES_HREF]), ...store.scripts()].map(file) }),
    ...(store.site().redirects.length > 0 && { hasRedirects: true }),
    ...(backgroundImage !== undefined && { backgroundImage: file(backgroundImage) }),
    ...(backgroundImageDark !== undefined && { backgroundImageDark: file(backgroundImageDark) }),
    ...(hasSignIn(store.site()) && { signInPage: withBase(base, SIGN_IN_HREF) }),
    ...(notFound && { notFound }),
    ...(config.drilldown && { drilldown: true }),
    ...(config.contextual && createPageMenu(config.contextual, context)),
    ...(Object.keys(words).length > 0 && { words }),
    ...(pageMenu && config.contextual && { pageMenuWords: pageMenu }),
    ...createLanguageTexts({ parts, api }, context),
    ...(language !== undefined && own && { languages: { [language]: own } }),
  };
}

function createPageMenu(
  { options, display, mcp }: NonNullable<Config['contextual']>,
  context: LinkScope,
): Pick<SiteData, 'pageMenu' | 'pageMenuPlace' | 'mcp'> {
  return {
    pageMenu: options.map((action) => linkAction(action, context)),
    ...(display === 'toc' && { pageMenuPlace: display }),
    ...(mcp !== undefined && { mcp }),
  };
}

function linkAction(action: PageAction, context: LinkScope): PageAction {
  return action.kind === 'link' ? { ...linkIcon(action, context), href: createLinkAddress(context, action.href) } : action;
}

function createFonts({ headings, body }: Look['fonts'], file: (url: string) => string): Look['fonts'] {
  const ready = ({ url, ...font }: Font): Font => ({ ...font, ...(url !== undefined && { url: file(url) }) });
  return { ...(headings && { headings: ready(headings) }), ...(body && { body: ready(body) }) };
}
