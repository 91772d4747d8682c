import { escapeHtml } from '../../html/escape-html.ts';
import type { ChangeFinder } from '../../repository/find-changes.ts';
import type { SitemapEntry } from './list-entries.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Renders a file of a sitemap (sitemaps.org 0.9, with the links between languages that search engines read). */
export async function renderSitemap(entries: readonly SitemapEntry[], changes: Pick<ChangeFinder, 'find'>): Promise<string> {
  const hasAlternates = entries.some(({ alternates }) => alternates.length > 0);
  const lines: string[] = [];
  for (const { url, alternates, file, changed = await changes.find(file) } of entries) {
    const links = alternates.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(one.language)}" href="${escapeHtml(one.url)}"/>`,
    );
    lines.push(`<url><loc>${escapeHtml(url)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}${links.join('')}</url>`);
  }
  const languages = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return [XML, `<urlset xmlns="${SCHEMA}"${languages}>`, ...lines, '</urlset>', ''].join('\n');
}

/** Renders the index of several files. */
export function renderSitemapIndex(urls: readonly string[]): string {
  const lines = urls.map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>`);
  return [XML, `<sitemapindex xmlns="${SCHEMA}">`, ...lines, '</sitemapindex>', ''].join('\n');
}
