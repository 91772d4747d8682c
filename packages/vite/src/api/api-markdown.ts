import type { PageApi, Site, SitePage } from '@octavo/core';
import { createSamples } from '@octavo/openapi';
import type { Operation } from '@octavo/openapi';
import { createSampleRequest } from '@octavo/openapi/internal';
import { linkMarkdownParts } from '@octavo/openapi/internal/load';
import type { AllTexts } from '@octavo/openapi/internal/load';
import type { ApiRenderer } from './api-renderer.ts';
import type { NewestChanges } from './api-changelog.ts';
import { createTargetHrefs } from './list-target-hrefs.ts';
import { findApiChanges } from './find-api-changes.ts';
import type { ApiStore } from './api-store.ts';
import type { TextScope } from '../mdx/text/text-scope.ts';

/** What the Markdown of a page is made from: the part of a site's context that it needs. */
export interface MarkdownScope {
  store: { site(): Site; apis: Pick<ApiStore, 'find'>; apiChanges(): NewestChanges | undefined };
  apiRenderer: ApiRenderer;
  /** Where links lead from Markdown: to that of the pages, at their public addresses. */
  scope: Pick<TextScope, 'toUrl'>;
}

/**
 * Writes what the page of an operation or a schema shows as Markdown, with the page's own text (Markdown, too) in its place, which describes an
 * operation that no file has; undefined for
 * another page, and where the API has lost it. What a reader that is a program is given: no title, which the page's twin has. Octavo's own words
 * are said with `texts`, and a page that it links to is that of the language, where it has one.
 */
export async function createApiMarkdown(
  page: Pick<SitePage, 'api' | 'file'>,
  { store, apiRenderer, scope }: MarkdownScope,
  options: { text?: string; texts?: Partial<AllTexts>; language?: string } = {},
): Promise<string | undefined> {
  if (page.api === undefined) return undefined;
  const find = createTargetHrefs(store.site().pages);
  const hrefOf = (source: string, key: string): string | undefined => {
    const href = find(source, key);
    return href === undefined ? undefined : scope.toUrl(href, page.file);
  };
  const { source = '' } = page.api;
  const written = await writePart(page, { store, renderer: await apiRenderer(), hrefOf }, options);
  return written && linkMarkdownParts(written, { api: store.apis.find(source)?.api, addressOf: (key) => hrefOf(source, key) });
}

/** What a part of an API is written with. */
interface PartScope extends Pick<MarkdownScope, 'store'> {
  renderer: Awaited<ReturnType<ApiRenderer>>;
  hrefOf(source: string, key: string): string | undefined;
}

function writePart(
  { api }: Pick<SitePage, 'api'>,
  { store, renderer, hrefOf }: PartScope,
  { text = '', texts = {}, language = 'en' }: { text?: string; texts?: Partial<AllTexts>; language?: string },
): string | undefined {
  const isField = api?.kind === 'fields';
  const loaded = api?.source === undefined ? undefined : store.apis.find(api.source);
  if (api === undefined || (loaded === undefined && !isField)) return undefined;
  const {
    createFieldOperation,
    createSay,
    toConfigured,
    withExamples,
    writeDefinition,
    writeOperation,
    writeOverview,
    writeSchema,
    writeWorkflow,
  } = renderer;
  const { config } = store.site();
  const own = { text, say: createSay(texts) };
  if (loaded === undefined)
    return writeOperation(toConfigured(createFieldOperation(api.key, []), config).operation, { ...own, isDescribed: true });
  if (api.kind === 'overview') {
    const overview = loaded.overview();
    return overview && writeOverview(overview, own);
  }
  if (api.kind === 'schema') {
    const name = loaded.schemaName(api.key);
    const schema = name === undefined ? undefined : loaded.schema(name);
    return schema === undefined ? undefined : writeSchema(schema, loaded.collect(schema), own);
  }
  if (api.kind === 'workflow') {
    const workflow = loaded.workflow(api.key);
    if (workflow === undefined) return undefined;
    return writeWorkflow(workflow, { ...own, table: loaded.collect(workflow.inputs ?? {}), hrefOf });
  }
  const found = loaded.operation(api.key);
  if (found === undefined) return undefined;
  if (found.graphql) return writeDefinition(found.graphql, { ...own, hrefOf: (key) => hrefOf(api.source ?? '', key) });
  const operation = withExamples(toConfigured(found, config).operation, loaded.examples);
  return writeLoaded(operation, { store, renderer }, { ...own, api, language });
}

/** Writes an operation or a message of an API, with its newest changes, and for a call what sends it. */
function writeLoaded(
  operation: Operation,
  { store, renderer: { findFieldOrder, showChanges, writeOperation } }: Omit<PartScope, 'hrefOf'>,
  { api, language, ...own }: { api: PageApi; language: string; text: string; say: ReturnType<PartScope['renderer']['createSay']> },
): string {
  const site = store.site();
  const newest = store.apiChanges();
  const changes = findApiChanges(newest?.source === api.source ? newest : undefined, { key: api.key, site, language });
  const options = {
    ...own,
    order: findFieldOrder(site.config),
    ...(changes && { changes: { ...changes, list: showChanges(changes.list, { operation, say: own.say }) } }),
  };
  if (operation.kind !== 'operation') return writeOperation(operation, options);
  const samples = createSamples(operation, createSampleRequest(operation, { extent: 'required' }), ['curl']);
  return writeOperation(operation, {
    ...options,
    samples: samples.map((sample) => (sample.language === 'curl' ? { ...sample, language: 'bash' } : sample)),
  });
}
