import type { Site, SitePage } from '@octavo/core';
import { createSamples } from '@octavo/openapi';
import { createSampleRequest } from '@octavo/openapi/internal';
import type { ApiRenderer } from './api-renderer.ts';
import type { ApiStore } from './api-store.ts';

/** What the Markdown of a page is made from: the part of a site's context that it needs. */
export interface MarkdownScope {
  store: { site(): Pick<Site, 'config'>; apis: Pick<ApiStore, 'find'> };
  apiRenderer: ApiRenderer;
}

/**
 * Writes what the page of an operation or a schema shows as Markdown, with the page's own text (Markdown, too) in its place, which describes an
 * operation that no file has; undefined for
 * another page, and where the API has lost it. What a reader that is a program is given: no title, which the page's twin has.
 */
export async function createApiMarkdown(
  { api }: Pick<SitePage, 'api'>,
  { store, apiRenderer }: MarkdownScope,
  text = '',
): Promise<string | undefined> {
  const isField = api?.kind === 'fields';
  const loaded = api?.source === undefined ? undefined : store.apis.find(api.source);
  if (api === undefined || (loaded === undefined && !isField)) return undefined;
  const { createFieldOperation, findFieldOrder, toConfigured, withExamples, writeOperation, writeOverview, writeSchema } =
    await apiRenderer();
  const { config } = store.site();
  if (loaded === undefined)
    return writeOperation(toConfigured(createFieldOperation(api.key, []), config).operation, { text, isDescribed: true });
  if (api.kind === 'overview') {
    const overview = loaded.overview();
    return overview && writeOverview(overview, text);
  }
  if (api.kind === 'schema') {
    const name = loaded.schemaName(api.key);
    const schema = name === undefined ? undefined : loaded.schema(name);
    return schema === undefined ? undefined : writeSchema(schema, loaded.collect(schema), text);
  }
  const found = loaded.operation(api.key);
  if (found === undefined) return undefined;
  const operation = withExamples(toConfigured(found, config).operation, loaded.examples);
  if (operation.kind !== 'operation') return writeOperation(operation, { text, order: findFieldOrder(config) });
  const samples = createSamples(operation, createSampleRequest(operation, { extent: 'required' }), ['curl']);
  return writeOperation(operation, {
    text,
    order: findFieldOrder(config),
    samples: samples.map((sample) => (sample.language === 'curl' ? { ...sample, language: 'bash' } : sample)),
  });
}
