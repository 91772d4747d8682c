import type { ApiTexts, PageApi, SitePage } from '@octavo/core';
import { listOperationText, listSchemaText, listWorkflowText } from '@octavo/openapi/internal/load';
import type { LoadedApi, OperationText } from '@octavo/openapi/internal/load';
import type { ApiStore } from '../../api/api-store.ts';
import type { SearchSection } from './search-record.ts';
import { toPlainText } from './to-plain-text.ts';

/** What the sections are made from. */
export interface ApiSectionSources {
  apis: Pick<ApiStore, 'find'>;
  /** The headings in the language of the page, by their English. */
  texts: Partial<ApiTexts>;
}

/** What a page shows of an API, as sections of the page: method and path, parameters, and the fields of bodies. */
export function listApiSections({ api }: SitePage, { apis, texts }: ApiSectionSources): SearchSection[] {
  // The page's own text holds the rest.
  if (api?.kind === 'fields') return [{ id: '', heading: '', text: '', code: api.key }];
  const loaded = api?.source === undefined ? undefined : apis.find(api.source);
  if (api === undefined || loaded === undefined) return [];
  return listText(api, loaded).map(({ heading, text, ...section }) => ({
    ...section,
    heading: heading === '' ? '' : (texts[heading] ?? heading),
    text: toPlainText(text.replace(/<[^<>]*>/g, ' ')),
  }));
}

function listText({ kind, key }: PageApi, loaded: LoadedApi): OperationText[] {
  if (kind === 'overview') {
    const { description = '', servers = [], tags = [] } = loaded.overview() ?? {};
    const text = [description, ...tags.map((tag) => `${tag.title}\n\n${tag.description ?? ''}`)].join('\n\n');
    return [{ id: '', heading: '', text, code: servers.map(({ url }) => url).join('\n') }];
  }
  if (kind === 'workflow') {
    const workflow = loaded.workflow(key);
    return workflow === undefined ? [] : listWorkflowText(workflow, loaded.collect(workflow.inputs ?? {}));
  }
  if (kind !== 'schema') {
    const operation = loaded.operation(key);
    return operation === undefined ? [] : listOperationText(operation);
  }
  const schema = loaded.schema(loaded.schemaName(key) ?? '');
  return schema === undefined ? [] : listSchemaText(schema, loaded.collect(schema));
}
