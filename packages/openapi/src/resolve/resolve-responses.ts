import type { Response, ResponseLink } from '../model/operation.ts';
import { listEntryNames } from '../value/entry-names.ts';
import { findText, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import { listDetails } from './list-details.ts';
import { resolveContent } from './resolve-media-type.ts';
import { resolveField } from './resolve-parameter.ts';
import type { ResolveScope } from './resolve-scope.ts';
import { resolveSwaggerContent, resolveSwaggerField } from './swagger/swagger-content.ts';

/** What a page has a place for, where it knows the operation that a link leads to. */
const SHOWN_OF_LINK = /^(?:description|parameters|operationId|operationRef)$/;

/** Resolves the answers of an operation, `default` last. */
export function resolveResponses(operation: Place, scope: ResolveScope): Response[] {
  const { places, room } = scope;
  const responses = places.part(operation, 'responses');
  const statuses = listEntryNames(responses.value, room).filter((status) => !status.startsWith('x-'));
  return statuses
    .toSorted((a, b) => Number(a === 'default') - Number(b === 'default'))
    .map((status) => resolveResponse(places.part(responses, status), { status, operation }, scope));
}

function resolveResponse(place: Place, { status, operation }: { status: string; operation: Place }, scope: ResolveScope): Response {
  const { places, version, room } = scope;
  const value = toObject(place.value);
  const summary = findText(value['summary']);
  const description = findText(value['description']);
  const headers = places.part(place, 'headers');
  const links = places.part(place, 'links');
  const toField = version === '2.0' ? resolveSwaggerField : resolveField;
  return {
    status: status === 'default' ? status : status.toUpperCase(),
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    headers: listEntryNames(headers.value, room)
      .filter((name) => name.toLowerCase() !== 'content-type')
      .map((name) => toField(places.part(headers, name), { name, in: 'header' }, scope)),
    content:
      version === '2.0'
        ? resolveSwaggerContent(place, { operation }, scope)
        : resolveContent(places.part(place, 'content'), { resolveField }, scope),
    links: listEntryNames(links.value, room).map((name) => resolveLink(places.part(links, name), name, scope)),
  };
}

function resolveLink(place: Place, name: string, scope: ResolveScope): ResponseLink {
  const { keys, places } = scope;
  const value = toObject(place.value);
  const description = findText(value['description']);
  const { operationId, operationRef } = value;
  const target =
    typeof operationRef === 'string' ? places.nameOf(operationRef, place) : typeof operationId === 'string' ? operationId : undefined;
  const operation = target === undefined ? undefined : keys.get(target);
  const details = listDetails([place], operation === undefined ? /^(?:description|parameters)$/ : SHOWN_OF_LINK, scope);
  return {
    name,
    ...(description !== undefined && { description }),
    ...(operation !== undefined && { operation }),
    parameters: toObject(value['parameters']),
    ...(details.length > 0 && { details }),
  };
}
