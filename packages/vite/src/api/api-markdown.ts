import type { Site, SitePage } from '@octavo/core';
import { createSamples } from '@octavo/openapi';
import { createSampleRequest } from '@octavo/openapi/internal';
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
  { api, file }: Pick<SitePage, 'api' | 'file'>,
  { store, apiRenderer, scope }: MarkdownScope,
  { text = '', texts = {}, language = 'en' }: { text?: string; texts?: Partial<AllTexts>; language?: string } = {},
): Promise<string | undefined> {
  const isField = api?.kind === 'fields';
  const loaded = api?.source === undefined ? undefined : store.apis.find(api.source);
  if (api === undefined || (loaded === undefined && !isField)) return undefined;
  const {
    createFieldOperation,
    createSay,
    findFieldOrder,
    showChanges,
    toConfigured,
    withExamples,
    writeDefinition,
    writeOperation,
    writeOverview,
    writeSchema,
    writeWorkflow,
  } = await apiRenderer();
  const site = store.site();
  const { config, pages } = site;
  const own = { text, say: createSay(texts) };
  const findHref = createTargetHrefs(pages);
  const hrefOf = (source: string, key: string): string | undefined => {
    const href = findHref(source, key);
    return href === undefined ? undefined : scope.toUrl(href, file);
  };
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
  const newest = store.apiChanges();
  const changes = findApiChanges(newest?.source === api.source ? newest : undefined, {
    key: api.key,
    site,
    language,
  });
  const options = {
    ...own,
    order: findFieldOrder(config),
    ...(changes && { changes: { ...changes, list: showChanges(changes.list, { operation, say: own.say }) } }),
  };
  if (operation.kind !== 'operation') return writeOperation(operation, options);
  const samples = createSamples(operation, createSampleRequest(operation, { extent: 'required' }), ['curl']);
  return writeOperation(operation, {
    ...options,
    samples: samples.map((sample) => (sample.language === 'curl' ? { ...sample, language: 'bash' } : sample)),
  });
}
