import { findText } from '@octavo/core';
import type { SitePage } from '@octavo/core';
import type { ApiRenderer } from '../../api/api-renderer.ts';
import type { SiteStore } from '../../site/site-store.ts';

/** What a page's Markdown is made from: its text without frontmatter, and the APIs of the site. */
export interface MarkdownParts {
  body: string;
  store: SiteStore;
  apiRenderer: ApiRenderer;
}

/** Writes a page as Markdown: its title and description, what an API says of it, and the text as its author wrote it. */
export async function writePageMarkdown(page: SitePage, parts: MarkdownParts): Promise<string> {
  const { title, frontmatter } = page;
  // What a file of an API says of its operation stands below the title in full.
  const description = page.api?.source === undefined ? page.description : findText(frontmatter, 'description');
  const written = [`# ${title}`, description === undefined ? '' : description.trim().replace(/^/gm, '> '), await writeBody(page, parts)];
  return `${written.filter((part) => part !== '').join('\n\n')}\n`;
}

async function writeBody({ api }: SitePage, { body, store, apiRenderer }: MarkdownParts): Promise<string> {
  const text = body.trim();
  if (api === undefined) return text;
  if (api.kind === 'fields') return [`\`${api.key}\``, text].filter((part) => part !== '').join('\n\n');
  const loaded = api.source === undefined ? undefined : store.apis.find(api.source);
  const { writeOperation, writeSchema, toConfigured, withExamples } = await apiRenderer();
  if (api.kind === 'schema') {
    const schema = loaded?.schema(loaded.schemaName(api.key) ?? '');
    return loaded === undefined || schema === undefined ? text : writeSchema(schema, loaded.collect(schema), text).trim();
  }
  const operation = loaded?.operation(api.key);
  if (loaded === undefined || operation === undefined) return text;
  return writeOperation(withExamples(toConfigured(operation, store.site().config).operation, loaded.examples), { text }).trim();
}
