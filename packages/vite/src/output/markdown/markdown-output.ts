import { toMarkdownHref } from '@octavo/core';
import { listDocuments } from '../../site/list-documents.ts';
import type { Output } from '../output.ts';
import { hasMarkdown } from './has-markdown.ts';

/** The pages of a site as Markdown, each beside its document; none where nothing leads to them. */
export const markdownOutput: Output = {
  name: 'Markdown',
  *list(site, source) {
    if (!hasMarkdown(site)) return;
    for (const { href, page: shown } of listDocuments(site)) {
      const page = href === shown ? site.pages[shown] : undefined;
      if (page !== undefined) yield { href: toMarkdownHref(page.href), type: 'text/markdown', read: () => source.readMarkdown(page) };
    }
  },
};
