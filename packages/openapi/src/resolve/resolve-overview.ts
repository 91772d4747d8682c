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
  { title, servers, tags, details }: Pick<ApiOverview, 'title' | 'servers' | 'tags' | 'details'>,
): ApiOverview {
  const { places } = scope;
  const place = places.part(scope.document, 'info');
  const info = toObject(place.value);
  const license = pickTexts(toObject(places.part(place, 'license').value), ['name', 'identifier', 'url']);
  const description = [info['summary'], info['description']].flatMap((text) => findText(text) ?? []).join('\n\n');
  const contact = pickTexts(toObject(places.part(place, 'contact').value), ['name', 'url', 'email']);
  const [externalDocs] = [scope.document, place].flatMap((owner) => resolveExternalDocs(places.part(owner, 'externalDocs').value) ?? []);
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
    tags,
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
