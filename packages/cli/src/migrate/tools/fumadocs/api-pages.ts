import path from 'node:path';
import { evaluateText } from '../../evaluate/evaluate-text.ts';
import { placeDocument } from '../../place-document.ts';
import type { DocumentScope } from '../../place-document.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import { findTags } from '../../text/find-tags.ts';
import type { FoundTag } from '../../text/find-tags.ts';

/** A tag that shows operations of an API. */
export interface ApiPageTag extends Pick<FoundTag, 'start' | 'end'> {
  /** As navigation and frontmatter name them: `/openapi/api.yaml GET /x`. */
  operations: string[];
}

/** Finds `<APIPage document="./api.yaml" operations={[{ path: '/x', method: 'get' }]} />`; one whose parts only code knows is none. */
export function findApiPages(text: string, { file, ...scope }: DocumentScope & { file: string }): ApiPageTag[] {
  return findTags(text, 'APIPage').flatMap(({ start, end, isClosed, attributes }): ApiPageTag[] => {
    const read = (name: string): unknown => {
      const said = attributes.get(name) ?? '';
      return said.startsWith('{') ? evaluateText(said.slice(1, -1), { program: '', file, source: scope.source }) : said;
    };
    const document = placeDocument(path.posix.normalize(asText(read('document')) ?? ''), scope);
    const operations = asList(read('operations')).flatMap((one) => {
      const { method, path: route } = asObject(one);
      return typeof method === 'string' && typeof route === 'string' ? [`${document} ${method.toUpperCase()} ${route}`] : [];
    });
    const isWhole = isClosed && document !== undefined && asList(read('webhooks')).length === 0;
    return isWhole && operations.length > 0 ? [{ start, end, operations }] : [];
  });
}
