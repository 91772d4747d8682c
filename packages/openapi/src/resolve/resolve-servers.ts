import type { Json, JsonObject } from '@octavo/core';
import type { Server, ServerVariable } from '../model/server.ts';
import { findText, isObject, toList, toObject } from '../value/json-value.ts';
import { takeEntries } from '../value/entry-names.ts';
import { isRemote } from '../files/source-path.ts';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import type { ResolveScope } from './resolve-scope.ts';

/** Resolves the addresses of an operation: its own, else the path's, else the document's. */
export function resolveServers(owners: Place[], { version, document, places, room }: ResolveScope): Server[] {
  const found =
    version === '2.0'
      ? createSwaggerServers(owners, document).map((value) => ({ ...document, value }))
      : (owners.map((owner) => places.parts(owner, 'servers')).find((list) => list.length > 0) ?? []);
  const servers = takeEntries(found, room).flatMap((server) => readServer(server, { places, source: document.source }) ?? []);
  return servers.length > 0 || !isRemote(document.source) ? servers : [{ url: new URL(document.source).origin, variables: [] }];
}

function readServer(place: Place, { places, source }: { places: Places; source: string }): Server | undefined {
  const server = toObject(place.value);
  const url = findText(server['url']);
  if (url === undefined) return undefined;
  const name = findText(server['name']);
  const description = findText(server['description']);
  return {
    url: toAbsolute(url.trim(), source),
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    variables: readVariables(place, places),
  };
}

/** Reads the variables of a server’s address: the same in OpenAPI and AsyncAPI. */
export function readVariables(server: Place, places: Places): ServerVariable[] {
  const variables = places.part(server, 'variables');
  return Object.keys(toObject(variables.value)).map((name) => readVariable(name, toObject(places.part(variables, name).value)));
}

function readVariable(name: string, value: JsonObject): ServerVariable {
  const description = findText(value['description']);
  const choices = listTexts(value['enum']);
  const examples = listTexts(value['examples']);
  return {
    name,
    default: findText(value['default']) ?? choices[0] ?? '',
    ...(choices.length > 0 && { enum: choices }),
    ...(examples.length > 0 && { examples }),
    ...(description !== undefined && { description }),
  };
}

function listTexts(value: Json | undefined): string[] {
  return toList(value).flatMap((one) => findText(one) ?? []);
}

/** A relative address is relative to the file's own; `{variables}` in it are kept. */
function toAbsolute(url: string, source: string): string {
  if (!isRemote(source) || /^(?:[a-z][a-z0-9+.-]*:|\{)/i.test(url)) return url;
  const { origin, pathname, protocol } = new URL(source);
  if (url.startsWith('//')) return protocol + url;
  if (url.startsWith('/')) return origin + url.replace(/\/$/, '');
  return `${origin}${pathname.replace(/[^/]*$/, '')}${url.replace(/^\.\//, '')}`;
}

/** 2.0: `schemes`, `host` and `basePath`; an operation may have schemes of its own. */
function createSwaggerServers(owners: Place[], document: Place): { url: string }[] {
  const { host, basePath } = toObject(document.value);
  const path = findText(basePath)?.replace(/\/$/, '') ?? '';
  const own = owners.flatMap(({ value }) => (isObject(value) && Array.isArray(value['schemes']) ? [value['schemes']] : []))[0] ?? [];
  const schemes = own.flatMap((scheme) => findText(scheme) ?? []);
  const name = findText(host) ?? (isRemote(document.source) ? new URL(document.source).host : undefined);
  if (name === undefined) return path === '' ? [] : [{ url: path }];
  return (schemes.length > 0 ? schemes : ['https']).map((scheme) => ({ url: `${scheme}://${name}${path}` }));
}
