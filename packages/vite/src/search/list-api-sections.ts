import type { SitePage } from '@octavo/core';
import { listOperationText } from '@octavo/openapi/load';
import type { ApiStore } from '../api/api-store.ts';
import type { SearchSection } from './search-record.ts';
import { toPlainText } from './to-plain-text.ts';

/** What a page shows of an API, as sections of the page: method and path, parameters, and the fields of bodies. */
export function listApiSections({ api }: SitePage, apis: Pick<ApiStore, 'find'>): SearchSection[] {
  // The page's own text holds the rest.
  if (api?.kind === 'fields') return [{ id: '', heading: '', text: '', code: api.key }];
  if (api?.source === undefined || api.kind === 'schema') return [];
  const operation = apis.find(api.source)?.operation(api.key);
  if (operation === undefined) return [];
  return listOperationText(operation).map(({ text, ...section }) => ({ ...section, text: toPlainText(text.replace(/<[^<>]*>/g, ' ')) }));
}
