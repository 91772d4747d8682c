import type { Operation, OperationSummary, RequestBody } from '../model/operation.ts';
import type { Parameter } from '../model/media-type.ts';
import type { FileDetail } from '../model/file-detail.ts';
import type { Schema } from '../model/schema.ts';
import type { Server } from '../model/server.ts';
import { listEntryNames, takeEntries } from '../value/entry-names.ts';
import { findText, isObject, toList, toObject } from '../value/json-value.ts';
import { listMethods, readHead } from './list-operations.ts';
import type { OperationPlace } from './list-operations.ts';
import type { Place } from '../files/place.ts';
import { createPathParameter } from './create-path-parameter.ts';
import { listSchemas } from './list-schemas.ts';
import { resolveContent } from './resolve-media-type.ts';
import { resolveField, resolveParameter } from './resolve-parameter.ts';
import { resolveResponses } from './resolve-responses.ts';
import { resolveSamples } from './resolve-samples.ts';
import { resolveExternalDocs } from './resolve-external-docs.ts';
import type { ResolveScope } from './resolve-scope.ts';
import { resolveSecurity } from './resolve-security.ts';
import { resolveServers } from './resolve-servers.ts';
import { resolveSwaggerRequest } from './swagger/swagger-request.ts';

/** How many levels of schemas come with an operation, and how many characters of JSON they may have. */
export const SCHEMAS = { levels: 2, budget: 120_000 };

/** Resolves one operation whole. The schemas of its callbacks are in its own table. */
export function resolveOperation(one: OperationPlace, scope: ResolveScope): Operation {
  const operation = resolveParts(one, scope);
  const callbacks = resolveCallbacks(one.place, scope);
  const schemas: Schema[] = [operation, ...callbacks.map((callback) => callback.operation)].flatMap(listSchemas);
  return { ...operation, callbacks, schemas: scope.schemas.collect(schemas, SCHEMAS) };
}

function resolveParts({ head, items, place }: OperationPlace, scope: ResolveScope): Operation {
  const { places, version } = scope;
  const value = toObject(place.value);
  const externalDocs = resolveExternalDocs(places.part(place, 'externalDocs').value);
  const sunset = findText(value['x-sunset']);
  const servers = head.kind === 'webhook' ? [] : resolveServers([place, ...items, scope.document], scope);
  const details = describeOwnServers([place, ...items], servers);
  const found = listParameters([...items.toReversed(), place], scope);
  const { parameters, requestBody } =
    version === '2.0'
      ? resolveSwaggerRequest(found, place, scope)
      : {
          parameters: found.flatMap((parameter) => resolveParameter(parameter, scope) ?? []),
          requestBody: resolveBody(places.part(place, 'requestBody'), scope),
        };
  return {
    ...head,
    ...(externalDocs && { externalDocs }),
    ...(sunset !== undefined && { sunset }),
    // What the API itself sends goes to no server of its own, and proves who it is only where it says so.
    servers,
    ...(details.length > 0 && { details }),
    security: head.kind === 'webhook' && value['security'] === undefined ? [] : resolveSecurity(place, scope),
    parameters: withPathParameters(parameters, head),
    ...(requestBody && { requestBody }),
    responses: resolveResponses(place, scope),
    callbacks: [],
    samples: takeEntries(resolveSamples(place), scope.room),
    schemas: {},
  };
}

/** What is said of the servers of an operation or its path: those of the document are told of by its overview. */
function describeOwnServers(owners: readonly Place[], servers: readonly Server[]): FileDetail[] {
  const isOwn = owners.some(({ value }) => toList(toObject(value)['servers']).length > 0);
  const facts = servers.flatMap(({ url, name, description }) => [
    ...(name === undefined ? [] : [{ name: url, value: name }]),
    ...(description === undefined ? [] : [{ name: url, description }]),
  ]);
  return isOwn && facts.length > 0 ? [{ name: 'servers', facts }] : [];
}

/** The path's and the operation's parameters, followed; one of the operation's takes the place of its namesake. */
function listParameters(owners: Place[], { places, room }: ResolveScope): Place[] {
  const byName = new Map<string, Place>();
  for (const owner of owners) {
    for (const place of places.parts(owner, 'parameters')) {
      const { name, in: location } = toObject(place.value);
      if (isObject(place.value)) byName.set(location === 'body' ? 'body' : `${String(location)} ${String(name)}`, place);
    }
  }
  // Each is a row of a request's form: a page has all of them that it has room for.
  return takeEntries([...byName.values()], room, Infinity);
}

/** A path parameter that the file forgets to describe is a text all the same: without it there is no request. */
function withPathParameters(parameters: Parameter[], { kind, path }: OperationSummary): Parameter[] {
  if (kind === 'webhook') return parameters;
  const known = new Set(parameters.filter((one) => one.in === 'path').map(({ name }) => name));
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name).filter((name) => !known.has(name));
  return [...parameters, ...[...new Set(names)].map(createPathParameter)];
}

function resolveBody(place: Place, scope: ResolveScope): RequestBody | undefined {
  const value = toObject(place.value);
  const description = findText(value['description']);
  const content = resolveContent(scope.places.part(place, 'content'), { resolveField }, scope);
  if (content.length === 0) return undefined;
  return { ...(description !== undefined && { description }), required: value['required'] === true, content };
}

function resolveCallbacks(operation: Place, scope: ResolveScope): Operation['callbacks'] {
  const { places, room } = scope;
  const container = places.part(operation, 'callbacks');
  return listEntryNames(container.value, room).flatMap((name) => {
    const callback = places.part(container, name);
    const expressions = listEntryNames(callback.value, room).filter((key) => !key.startsWith('x-'));
    return expressions.flatMap((expression) =>
      takeEntries(listMethods(places, places.child(callback, expression)), room).map((found) => ({
        name,
        expression,
        operation: resolveParts({ ...found, head: readHead(found, { kind: 'webhook', path: expression, keys: new Set() }) }, scope),
      })),
    );
  });
}
