import { toMarkdownHref, unescapePath } from '@octavo/core';
import type { OutputFile } from '../build/bundle.ts';
import type { Context } from '../context.ts';
import { listDocuments } from '../site/list-documents.ts';
import { hasMarkdown } from './has-markdown.ts';
import { writePageMarkdown } from './write-page-markdown.ts';
import type { MarkdownContext } from './write-page-markdown.ts';

/** The pages of a site as Markdown, each beside its document; none where nothing leads to them. */
export async function listMarkdownFiles(context: MarkdownContext & Pick<Context, 'prefix'>): Promise<OutputFile[]> {
  const site = context.store.site();
  if (!hasMarkdown(site)) return [];
  const pages = listDocuments(site).flatMap(({ href, page }) => (href === page ? (site.pages[page] ?? []) : []));
  return Promise.all(
    pages.map(async (page) => ({
      fileName: context.prefix + unescapePath(toMarkdownHref(page.href)).slice(1),
      content: await writePageMarkdown(page, context),
    })),
  );
}
