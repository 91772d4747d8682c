import path from 'node:path';
import { evaluateText } from '../../evaluate/evaluate-text.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import { editFrontmatter } from '../../text/edit-frontmatter.ts';
import { findTags } from '../../text/find-tags.ts';
import { placeDocument } from '../../place-document.ts';
import type { Codemod } from '../../tool.ts';

/** `<APIPage document="./api.yaml" operations={[{ path: '/x', method: 'get' }]} />`: a page of one operation names it in its frontmatter. */
export const showApiOperations: Codemod = (text, scope) => {
  const [tag, ...more] = findTags(text, 'APIPage');
  if (tag === undefined || more.length > 0 || !tag.isClosed) return text;
  const read = (name: string): unknown => {
    const said = tag.attributes.get(name) ?? '';
    return said.startsWith('{') ? evaluateText(said.slice(1, -1), { program: '', file: scope.page.file, source: scope.source }) : said;
  };
  const file = placeDocument(path.posix.normalize(asText(read('document')) ?? ''), scope);
  const [operation, ...others] = asList(read('operations')).map(asObject);
  const [method, route] = [asText(operation?.['method']), asText(operation?.['path'])];
  if (file === undefined || method === undefined || route === undefined || others.length > 0) return text;
  return editFrontmatter(text.slice(0, tag.start) + text.slice(tag.end), () => ({
    openapi: `${file} ${method.toUpperCase()} ${route}`,
    _openapi: undefined,
    full: undefined,
  }));
};
