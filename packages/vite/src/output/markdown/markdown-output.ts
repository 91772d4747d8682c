import { encodeHref, toMarkdownHref, withBase } from '@octavo/core/internal';
import { listDocuments } from '../../site/list-documents.ts';
import type { Output } from '../output.ts';

const TYPE = 'text/markdown';

/** The pages of a site as Markdown, each beside its document, whose head names it. */
export const markdownOutput: Output = {
  name: 'Markdown',
  *list(site, source) {
    for (const { page: href } of listDocuments(site)) {
      const page = site.pages[href];
      if (page !== undefined) yield { href: toMarkdownHref(href), type: TYPE, read: () => source.readMarkdown(page) };
    }
  },
  head: ({ href }, _, { base }) => [
    { tag: 'link', attributes: { rel: 'alternate', type: TYPE, href: encodeHref(withBase(base, toMarkdownHref(href))) } },
  ],
};
