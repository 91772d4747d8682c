import type { Config } from '@octavo/core';
import { createColorModeScript, createThemeStyle } from '@octavo/theme/document';
import type { SiteData } from '@octavo/theme';
import { escapeHtml } from './escape-html.ts';

/** What one document is made of. */
export interface DocumentParts {
  site: SiteData;
  /** The page's own title; the site's name is added. */
  title?: string;
  description?: string;
  /** Address with base that search engines should take for the page's; only where another address shows the same. */
  canonical?: string;
  /** The page as HTML, empty where the browser renders it. */
  body: string;
  styles: readonly string[];
  /** The sheet of the page's utility classes, empty where there are none. */
  utilities?: string;
  /** Modules to fetch at once, before anything imports them. */
  preloads: readonly string[];
  scripts: readonly { src?: string; code?: string }[];
  /** True keeps search engines away. */
  isHidden: boolean;
}

/** The id of the element that holds the page. */
export const ROOT_ID = 'octavo';

/** Renders a whole HTML document: the same head in dev and in the build. */
export function renderDocument(parts: DocumentParts): string {
  const { site, body } = parts;
  return [
    '<!doctype html>',
    '<html lang="en" class="octavo-document">',
    '<head>',
    ...headLines(parts),
    '</head>',
    `<body><div id="${ROOT_ID}">${body}</div></body>`,
    '</html>',
    '',
  ].join('\n');

  function headLines({
    title,
    description = site.description,
    canonical,
    styles,
    utilities = '',
    preloads,
    scripts,
    isHidden,
  }: DocumentParts): string[] {
    return [
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escapeHtml(documentTitle(site.name, title))}</title>`,
      ...(description === undefined ? [] : [`<meta name="description" content="${escapeHtml(description)}">`]),
      ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
      ...(isHidden ? ['<meta name="robots" content="noindex">'] : []),
      ...faviconLinks(site.favicon),
      `<script>${createColorModeScript(site.modeToggle)}</script>`,
      ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
      `<style id="octavo-colors">${createThemeStyle(site.colors)}</style>`,
      ...(utilities === '' ? [] : [`<style id="octavo-utilities">${utilities}</style>`]),
      ...preloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
      ...scripts.map(
        ({ src, code = '' }) => `<script type="module"${src === undefined ? '' : ` src="${escapeHtml(src)}"`}>${code}</script>`,
      ),
    ];
  }
}

/** `Routes – Waypoint` */
export function documentTitle(siteName: string, title: string | undefined): string {
  return title === undefined || title === siteName ? siteName : `${title} – ${siteName}`;
}

function faviconLinks(favicon: Config['favicon']): string[] {
  if (!favicon) return [];
  if (favicon.light === favicon.dark) return [`<link rel="icon" href="${escapeHtml(favicon.light)}">`];
  return (['light', 'dark'] as const).map(
    (mode) => `<link rel="icon" href="${escapeHtml(favicon[mode])}" media="(prefers-color-scheme: ${mode})">`,
  );
}
