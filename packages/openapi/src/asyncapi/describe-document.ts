import type { FileDetail } from '../model/file-detail.ts';
import type { ResolveScope } from '../resolve/resolve-scope.ts';
import { listDetails } from '../resolve/list-details.ts';

/** Lists what a document says of its API beside what an overview has a place for: its id, its tags. */
export function describeDocument(scope: ResolveScope): FileDetail[] {
  const { places, document } = scope;
  return [
    ...listDetails([document], /^(?:asyncapi|info|servers|channels|operations|components|defaultContentType|externalDocs)$/, scope),
    ...listDetails([places.part(document, 'info')], /^(?:title|version|description|termsOfService|contact|license|externalDocs)$/, scope),
  ];
}
