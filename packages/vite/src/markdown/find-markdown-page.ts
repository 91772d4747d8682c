import { toMarkdownHref } from '@octavo/core';
import type { Site, SitePage } from '@octavo/core';
import { hasMarkdown } from './has-markdown.ts';

/** The page whose Markdown has an address (canonical, without base): `/guide.md` -> that of `/guide`. */
export function findMarkdownPage(site: Site, address: string): SitePage | undefined {
  if (!address.endsWith('.md') || !hasMarkdown(site)) return undefined;
  const href = address === toMarkdownHref('/') && site.pages['/'] !== undefined ? '/' : address.slice(0, -'.md'.length);
  return site.pages[href];
}
