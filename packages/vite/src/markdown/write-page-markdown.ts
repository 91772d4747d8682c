import { findBodyOffset, findText } from '@octavo/core';
import type { SitePage } from '@octavo/core';
import type { Context } from '../context.ts';

/** Where the texts and the APIs of pages come from. */
export type MarkdownContext = Pick<Context, 'store' | 'apiRenderer'>;

/** Writes a page as Markdown: its title and description, what an API says of it, and the text as its author wrote it. */
export async function writePageMarkdown(page: SitePage, context: MarkdownContext): Promise<string> {
  const { title, frontmatter, file, isGenerated = false } = page;
  const text = isGenerated ? '' : context.store.readText(file);
  // What a file of an API says of its operation stands below the title in full.
  const description = page.api?.source === undefined ? page.description : findText(frontmatter, 'description');
  const parts = [
    `# ${title}`,
    description === undefined ? '' : description.trim().replace(/^/gm, '> '),
    await writeBody(page, context, text.slice(findBodyOffset(text)).trim()),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

async function writeBody({ api }: SitePage, { store, apiRenderer }: MarkdownContext, text: string): Promise<string> {
  if (api === undefined) return text;
  if (api.kind === 'fields') return [`\`${api.key}\``, text].filter((part) => part !== '').join('\n\n');
  const loaded = api.source === undefined ? undefined : store.apis.find(api.source);
  const { writeOperation, writeSchema, toConfigured, withExamples } = await apiRenderer();
  if (api.kind === 'schema') {
    const schema = loaded?.schema(loaded.schemaName(api.key) ?? '');
    return loaded === undefined || schema === undefined ? text : writeSchema(schema, loaded.collect(schema), text).trim();
  }
  const operation = loaded?.operation(api.key);
  if (operation === undefined) return text;
  return writeOperation(withExamples(toConfigured(operation, store.site().config).operation), { text }).trim();
}
