import path from 'node:path';
import type { PageApi, SitePage } from '@octavo/core';
import type { OperationSection } from '@octavo/openapi/internal/page';
import type { TocEntry } from '@octavo/theme';
import { findApiTexts } from './find-api-texts.ts';
import { listTextToc } from './list-text-toc.ts';
import type { Sources } from '../sources.ts';
import type { Placement } from '../../site/placement.ts';

/** What a table of contents is made from. */
export type TocScope = Pick<Placement, 'root'> & Pick<Sources, 'store' | 'content' | 'apiRenderer' | 'extensions'>;

/** The table of contents of a page: the headings of its text and of the snippets in it, then the parts of the operation that it shows. */
export async function listToc(page: SitePage, context: TocScope): Promise<TocEntry[]> {
  const own = page.isGenerated ? [] : await listTextToc(path.posix.join(context.root, page.file), (file) => context.content.load(file));
  const all = [...own, ...(await listOperationToc(page, context))];
  // Of two elements with one id a link leads to the first.
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index);
}

async function listOperationToc(page: SitePage, context: TocScope): Promise<TocEntry[]> {
  const texts = findApiTexts(page, context);
  if (page.api?.kind === 'workflow') return listWorkflowToc(page.api, context, texts);
  if (page.api?.kind === 'overview') return listOverviewToc(page.api, context, texts);
  const parts = await listApiParts(page, context);
  return parts.map(({ id, title }) => ({ depth: 2, text: texts[title] ?? title, id }));
}

async function listApiParts({ api }: SitePage, { store, apiRenderer }: TocScope): Promise<OperationSection[]> {
  const operation = api?.source === undefined || api.kind === 'schema' ? undefined : store.apis.find(api.source)?.operation(api.key);
  if (operation === undefined) return [];
  const { toConfigured, listOperationSections } = await apiRenderer();
  return listOperationSections(toConfigured(operation, store.site().config).operation);
}

async function listWorkflowToc(
  { source = '', key }: PageApi,
  { store, apiRenderer }: TocScope,
  texts: ReturnType<typeof findApiTexts>,
): Promise<TocEntry[]> {
  const workflow = store.apis.find(source)?.workflow(key);
  if (workflow === undefined) return [];
  const { listWorkflowSections, toStepId } = await apiRenderer();
  return listWorkflowSections(workflow).flatMap(({ section: { id, title }, steps }) => [
    { depth: 2, text: texts[title] ?? title, id },
    ...steps.map((step) => ({ depth: 3, text: step, id: toStepId(step) })),
  ]);
}

async function listOverviewToc(
  { source = '' }: PageApi,
  { store, apiRenderer }: TocScope,
  texts: ReturnType<typeof findApiTexts>,
): Promise<TocEntry[]> {
  const { description = '', servers = [], schemes = [], tags = [] } = store.apis.find(source)?.overview() ?? {};
  const { outlineMarkdown, toTagId } = await apiRenderer();
  const parts = [
    ...(servers.length > 0 ? [{ id: 'servers', text: texts.Servers ?? 'Servers' }] : []),
    ...(schemes.length > 0 ? [{ id: 'authorization', text: texts.Authorization ?? 'Authorization' }] : []),
    ...tags.map(({ name, title }) => ({ id: toTagId(name), text: title })),
  ].map((entry) => ({ depth: 2, ...entry }));
  return [...outlineMarkdown(description).headings, ...parts];
}
