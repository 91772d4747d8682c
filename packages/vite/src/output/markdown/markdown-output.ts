import type { Site, SitePage } from '@octavo/core';
import { encodeHref, toMarkdownHref, withBase } from '@octavo/core/internal';
import { listDocuments } from '../../site/list-documents.ts';
import { createTurns } from '../../create-turns.ts';
import type { Output } from '../output.ts';

const TYPE = 'text/markdown';

/** Texts at a time: fewer than pages, whose modules the bundler waits for, and enough for all threads of the compiler when those are done. */
const TURNS = 3;

/** The pages of a site as Markdown, each beside its document, whose head names it. */
export const markdownOutput: Output = {
  name: 'Markdown',
  *list(site, source) {
    for (const page of listPages(site)) yield { href: toMarkdownHref(page.href), type: TYPE, read: () => source.readMarkdown(page) };
  },
  async prepare(site, source) {
    const inTurn = createTurns(TURNS);
    await Promise.all(listPages(site).map((page) => inTurn(() => source.readMarkdown(page).catch(() => undefined))));
  },
  head: ({ href }, _, { base }) => [
    { tag: 'link', attributes: { rel: 'alternate', type: TYPE, href: encodeHref(withBase(base, toMarkdownHref(href))) } },
  ],
};

function listPages(site: Site): SitePage[] {
  return listDocuments(site).flatMap(({ page: href }) => site.pages[href] ?? []);
}
