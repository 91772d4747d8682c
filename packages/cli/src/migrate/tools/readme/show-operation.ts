import path from 'node:path';
import { readFrontmatter } from '@octavo/core/internal';
import { placeDocument } from '../../place-document.ts';
import { asObject, asText } from '../../read-value.ts';
import { readYaml } from '../../read-yaml.ts';
import type { OldSource } from '../../source.ts';
import { editFrontmatter } from '../../text/edit-frontmatter.ts';
import type { Codemod } from '../../tool.ts';

/** A page of the reference shows an operation: `api: { file: boats.json, operationId: listBoats }` -> `openapi: /reference/boats.json GET /boats`. */
export const showOperation: Codemod = (text, scope) => {
  const { file, operationId } = asObject(readFrontmatter(text, '').data['api']);
  const name = asText(file);
  const id = asText(operationId);
  if (name === undefined || id === undefined) return text;
  const document = path.posix.join('reference', name);
  const address = placeDocument(document, scope);
  const operation = address === undefined ? undefined : listOperations(document, scope.source).get(id);
  if (address === undefined || operation === undefined) {
    scope.note({
      kind: 'by-hand',
      what: 'API operation',
      message: `The repository has no operation \`${id}\` in reference/${name}.`,
    });
    return text;
  }
  return editFrontmatter(text, () => ({ openapi: `${address} ${operation}` }));
};

/** The operations of a file as frontmatter names them (`GET /boats`, `webhook sailed`), by their `operationId`. */
function listOperations(file: string, source: OldSource): ReadonlyMap<string, string> {
  const read = READ.get(source) ?? new Map<string, ReadonlyMap<string, string>>();
  READ.set(source, read);
  const known = read.get(file) ?? readOperations(source.read(file));
  read.set(file, known);
  return known;
}

/** Each page of an API asks for the file of all. */
const READ = new WeakMap<OldSource, Map<string, ReadonlyMap<string, string>>>();

function readOperations(text: string | undefined): ReadonlyMap<string, string> {
  const document = readYaml(text);
  const list = (field: string, write: (method: string, key: string) => string): [string, string][] =>
    Object.entries(asObject(document[field])).flatMap(([key, item]) =>
      Object.entries(asObject(item)).flatMap(([method, operation]): [string, string][] => {
        const id = asText(asObject(operation)['operationId']);
        return id === undefined ? [] : [[id, write(method, key)]];
      }),
    );
  return new Map([...list('webhooks', (_, key) => `webhook ${key}`), ...list('paths', (method, key) => `${method.toUpperCase()} ${key}`)]);
}
