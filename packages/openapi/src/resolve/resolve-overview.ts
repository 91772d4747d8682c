import type { JsonObject } from '@octavo/core';
import type { ApiOverview } from '../model/overview.ts';
import { isRemote } from '../files/source-path.ts';
import { listEntryNames } from '../value/entry-names.ts';
import { findText, toObject } from '../value/json-value.ts';
import { resolveExternalDocs } from './resolve-external-docs.ts';
import type { ResolveScope } from './resolve-scope.ts';
import { findSchemes, resolveScheme } from './resolve-security.ts';
import type { SpecVersion } from '../files/spec-version.ts';

const FORMATS: { readonly [Version in SpecVersion]?: ApiOverview['format'] } = { async: 'AsyncAPI', arazzo: 'Arazzo', graphql: 'GraphQL' };

/** Reads what a document says of its API as a whole (Info Object, servers, security schemes). */
export function resolveOverview(
  scope: ResolveScope,
  { title, servers, details }: Pick<ApiOverview, 'title' | 'servers' | 'details'>,
): ApiOverview {
  const document = toObject(scope.document.value);
  const info = toObject(document['info']);
  const license = pickTexts(toObject(info['license']), ['name', 'identifier', 'url']);
  const docs = scope.places.child(
    document['externalDocs'] === undefined ? scope.places.child(scope.document, 'info') : scope.document,
    'externalDocs',
  );
  const description = [info['summary'], info['description']].flatMap((text) => findText(text) ?? []).join('\n\n');
  const contact = pickTexts(toObject(info['contact']), ['name', 'url', 'email']);
  const externalDocs = resolveExternalDocs(scope.places.follow(docs).value);
  return {
    title,
    format: FORMATS[scope.version] ?? 'OpenAPI',
    file: isRemote(scope.document.source) ? scope.document.source : `/${scope.document.source}`,
    ...pickTexts(info, ['version', 'termsOfService']),
    ...(description !== '' && { description }),
    ...(Object.keys(contact).length > 0 && { contact }),
    ...(license.name !== undefined && { license: { ...license, name: license.name } }),
    ...(externalDocs && { externalDocs }),
    servers,
    ...(details && { details }),
    schemes: listEntryNames(findSchemes(scope).value, scope.room).flatMap((name) => resolveScheme(name, scope) ?? []),
  };
}

/** The texts that an object has under some names. */
function pickTexts<Name extends string>(object: JsonObject, names: readonly Name[]): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = findText(object[name]);
    if (text !== undefined) found[name] = text;
  }
  return found;
}
