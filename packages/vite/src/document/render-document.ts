import type { Config } from '@octavo/core';
import {
  createColorModeScript,
  createFontStyle,
  createMetaTags,
  createRestoreScript,
  createThemeStyle,
  createWords,
  documentTitle,
  findCanonical,
  findPageLanguage,
  findTagAttribute,
  listFontFiles,
  localizeSite,
} from '@octavo/theme/internal/document';
import type { FontAddresses } from '@octavo/theme/internal/document';
import type { SectionData, SiteData } from '@octavo/theme';
import type { HeadPage } from '@octavo/theme/internal';
import { listEarlyFonts } from './list-early-fonts.ts';
import { notePresses } from './note-presses.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { renderHeadTag } from '../html/head-tag.ts';
import type { HeadTag } from '../html/head-tag.ts';

/** A script of a document: a module, but for an author's own. */
export interface DocumentScript {
  src?: string;
  code?: string;
  isClassic?: boolean;
  attributes?: Readonly<Record<string, string>>;
}

/** The modules by which the site's program finds pages, by their addresses. */
export interface PageNames {
  /** What leads to all of them. */
  all: string;
  /** That of the document's own page, and the canonical address that the program asks for it by. */
  own?: { href: string; url: string };
}

/** What one document is made of. */
export interface DocumentParts {
  site: SiteData;
  /** Undefined for the document that says that there is no page: search engines are kept away from it. */
  page: HeadPage | undefined;
  /** The section that the page is shown in: its version says the language. */
  section?: SectionData | undefined;
  /** Address with base that search engines should take for the page's; only where another address shows the same. */
  canonical?: string;
  /** What the outputs of the site say of the page. */
  tags: readonly HeadTag[];
  /** The address of the list of all pages for agents, which read the document as text. */
  index?: string;
  /** The page as HTML, empty where the browser renders it. */
  body: string;
  /** True where the browser has to render the page anew, whatever the body holds. */
  needsBrowser?: boolean;
  styles: readonly string[];
  /** Address of the sheet of what the page alone uses. */
  ownStyles?: string | undefined;
  /** True where a sheet that is linked has the site's colours. */
  hasSharedColors?: boolean;
  /** Rules of the drawings that the body leaves to files. */
  drawings?: string;
  /** The theme's fonts. */
  fonts?: FontAddresses;
  /** Modules to fetch at once, before anything imports them. */
  preloads: readonly string[];
  /** Files to fetch at once, which a module will fetch. */
  fetches?: readonly string[];
  /** Absent where nothing in the document may start the program. */
  pages?: PageNames;
  scripts: readonly DocumentScript[];
  /** A script that runs before anything is shown. */
  inline?: string;
  /** True where scripts come that carry out what a reader did before. */
  notesPresses?: boolean;
  /** Shortens the theme's own scripts in the head. */
  minify?: (script: string) => string;
  /** Address of the file that names the icons' authors. */
  credits?: string;
}

/** The id of the element that holds the page. */
const ROOT_ID = 'octavo';

/** Renders a whole HTML document: the same head in dev and in the build. */
export function renderDocument(parts: DocumentParts): string {
  const { site, section, body, index, needsBrowser = false } = parts;
  const { lang, dir } = findPageLanguage(section) ?? { lang: 'en', dir: 'ltr' };
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(lang)}"${dir === 'rtl' ? ' dir="rtl"' : ''} class="octavo-document"${pathAttribute(parts.page)}>`,
    '<head>',
    ...headLines(parts),
    '</head>',
    `<body>${index === undefined ? '' : `<p hidden>For agents: all pages, as Markdown, are listed in ${escapeHtml(index)}</p>`}<div id="${ROOT_ID}"${needsBrowser ? ' data-octavo-render="browser"' : ''}>${body}</div></body>`,
    '</html>',
    '',
  ].join('\n');

  function headLines({
    page,
    canonical,
    tags,
    styles,
    ownStyles,
    hasSharedColors = false,
    drawings = '',
    fonts,
    preloads,
    fetches = [],
    pages,
    scripts,
    inline,
    notesPresses = false,
    minify = (script) => script,
    credits,
  }: DocumentParts): string[] {
    const restore = createRestoreScript(body);
    const address = (page && findCanonical(site, page)) ?? canonical;
    return [
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escapeHtml(documentTitle(site.name, page?.title ?? findMissingTitle(site, section)))}</title>`,
      ...Object.entries(createMetaTags(site, page))
        .filter(([name]) => !isGiven(name, tags))
        .map(([name, content]) => `<meta ${findTagAttribute(name)}="${escapeHtml(name)}" content="${escapeHtml(content)}">`),
      ...(address === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(address)}">`]),
      ...tags.map(renderHeadTag),
      ...(credits === undefined ? [] : [`<!-- Icons: ${credits.replaceAll('-->', '')} -->`]),
      ...(inline === undefined ? [] : [`<script>${inline}</script>`]),
      ...faviconLinks(site.favicon),
      `<script>${minify(createColorModeScript(site.modeToggle))}</script>`,
      ...(notesPresses ? [`<script>${minify(`(${notePresses.toString()})()`)}</script>`] : []),
      ...(restore === '' ? [] : [`<script>${minify(restore)}</script>`]),
      ...listFontFiles(site.look?.fonts).map((href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" crossorigin>`),
      ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
      ...(ownStyles === undefined ? [] : [`<link rel="stylesheet" href="${escapeHtml(ownStyles)}">`]),
      ...(hasSharedColors
        ? []
        : [`<style id="octavo-colors">${createThemeStyle(site.colors)}${createFontStyle(site.look?.fonts)}</style>`]),
      ...(drawings === '' ? [] : [`<style>${drawings}</style>`]),
      ...(fonts ? listEarlyFonts(fonts, { body, hasOwnText: site.look?.fonts.body !== undefined }) : []).map(
        (href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`,
      ),
      ...preloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
      ...fetches.map((href) => `<link rel="preload" href="${escapeHtml(href)}" as="fetch" crossorigin>`),
      ...(pages === undefined ? [] : [renderPageNames(pages)]),
      ...scripts.map(renderScript),
    ];
  }
}

/** What the page says in the language of its section. */
function findMissingTitle(site: SiteData, section: SectionData | undefined): string {
  return site.notFound?.title ?? createWords(localizeSite(site, section).words).notFound;
}

function renderScript({ src, code = '', isClassic = false, attributes = {} }: DocumentScript): string {
  const all = { ...(!isClassic && { type: 'module' }), ...(src !== undefined && { src }), ...attributes };
  const text = Object.entries(all).map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`));
  return `<script${text.join('')}>${code}</script>`;
}

function renderPageNames({ all, own }: PageNames): string {
  const page = own === undefined ? '' : ` data-href="${escapeHtml(own.href)}" data-page="${escapeHtml(own.url)}"`;
  return `<meta name="octavo-pages" content="${escapeHtml(all)}"${page}>`;
}

/** Whether an output says itself what a tag of the page would say. */
function isGiven(name: string, tags: readonly HeadTag[]): boolean {
  return tags.some(({ tag, attributes }) => tag === 'meta' && attributes?.[findTagAttribute(name)] === name);
}

/** What an author's style sheet knows a page by. */
function pathAttribute(page: HeadPage | undefined): string {
  return page === undefined ? '' : ` data-current-path="${escapeHtml(page.href)}"`;
}

function faviconLinks(favicon: Config['favicon']): string[] {
  if (!favicon) return [];
  if (favicon.light === favicon.dark) return [`<link rel="icon" href="${escapeHtml(favicon.light)}">`];
  return (['light', 'dark'] as const).map(
    (mode) => `<link rel="icon" href="${escapeHtml(favicon[mode])}" media="(prefers-color-scheme: ${mode})">`,
  );
}
