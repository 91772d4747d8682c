import type { Site, SitePage } from '@octavo/core';
import { encodeHref, toMarkdownHref, withBase } from '@octavo/core/internal';
import { listDocuments } from '../../site/list-documents.ts';
import type { Output } from '../output.ts';

const TYPE = 'text/markdown';

/** The pages of a site as Markdown, each beside its document, whose head names it. */
export const markdownOutput: Output = {
  name: 'Markdown',
  *list(site, source) {
    for (const page of listPages(site)) yield { href: toMarkdownHref(page.href), type: TYPE, read: () => source.readMarkdown(page) };
  },
  // One at a time: the compiler's threads are there for the pages first.
  async prepare(site, source) {
    for (const page of listPages(site)) await source.readMarkdown(page).catch(() => undefined);
  },
  head: ({ href }, _, { base }) => [
    { tag: 'link', attributes: { rel: 'alternate', type: TYPE, href: encodeHref(withBase(base, toMarkdownHref(href))) } },
  ],
};

function listPages(site: Site): SitePage[] {
  return listDocuments(site).flatMap(({ page: href }) => site.pages[href] ?? []);
}
