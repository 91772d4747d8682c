import { findEntry } from '@octavo/core/browser';
import type { Operation } from '../model/operation.ts';
import type { Parameter } from '../model/media-type.ts';
import { applyAuth, type AuthParts } from './apply-auth.ts';
import { createBody } from './create-body.ts';
import { createServerUrl, type ServerChoice } from './create-server-url.ts';
import type { RequestAuth } from './credentials.ts';
import type { Pair } from './expand-style.ts';
import { cleanHeader, isForbiddenHeader, isHeaderName } from './header-text.ts';
import type { HttpRequest, RequestNote } from './http-request.ts';
import { encodeReserved } from './percent-encode.ts';
import type { RequestValue, RequestValues } from './request-value.ts';
import { serializeCookie, serializeHeader, serializePath, serializeQuery, serializeQuerystring } from './serialize-parameter.ts';

/**
 * Makes the request that an operation is called with: what the playground sends and every code sample shows. Pure: the same input gives
 * the same request, and nothing is fetched. Never throws: what is missing or cannot be is said in `notes`.
 *
 * Parameters are written by the style tables of OpenAPI 3.0.4, 3.1.2 and 3.2.0 and RFC 6570. A parameter whose value is `undefined` is
 * left out; the empty text and `null` are sent empty (`color=`), as the tables' first column has it; an empty list or object is left
 * out (RFC 6570, section 2.3), unless `allowEmptyValue`. Header parameters named `Accept`, `Content-Type` and `Authorization` are ignored,
 * as the Parameter Object asks.
 *
 * ```ts
 * buildRequest(operation, { path: { id: 'r 1' }, query: { tags: ['a', 'b'] } }, { credentials: { token: 'abc' } });
 * // { method: 'GET', url: 'https://api.example.com/routes/r%201?tags=a&tags=b', headers: { Authorization: 'Bearer abc' }, notes: [] }
 * ```
 */
export function buildRequest(
  operation: Operation,
  values: RequestValues = {},
  auth: RequestAuth = {},
  server: ServerChoice = {},
): HttpRequest {
  const address = createServerUrl({ ...server, server: server.server ?? operation.servers[0] });
  const secrets = applyAuth(operation, auth);
  const body = createBody(operation, values);
  const context: Context = { operation, values, secrets, notes: [...address.notes, ...secrets.notes, ...body.notes] };

  const [template = '', given = ''] = operation.path.replace(/#.*$/s, '').split(/\?(.*)/s);
  const path = createPath(template, context);
  const query = [address.query, encodeReserved(given, '#[]'), createQuery(context)].filter((part) => part !== '').join('&');
  const headers = createHeaders(context, body.contentType);
  const method = operation.method.toUpperCase();
  if (/^(?:CONNECT|TRACE|TRACK)$/.test(method)) context.notes.push({ code: 'forbidden-method', name: method });
  if (body.content && (method === 'GET' || method === 'HEAD')) context.notes.push({ code: 'body-without-effect', name: method });

  return {
    method,
    url: `${address.url}${path.startsWith('/') || path === '' ? '' : '/'}${path}${query && `?${query}`}`,
    headers,
    ...(body.body !== undefined && { body: body.body }),
    ...(body.content && { content: body.content }),
    notes: context.notes,
  };
}

interface Context {
  operation: Operation;
  values: RequestValues;
  secrets: AuthParts;
  notes: RequestNote[];
}

function createPath(template: string, context: Context): string {
  const { operation, values, notes } = context;
  const path = template.split(/(\{[^{}]+\})/).map((piece) => {
    if (!/^\{.+\}$/s.test(piece)) return encodeReserved(piece, '[]');
    const name = piece.slice(1, -1);
    const value = values.path && findEntry(values.path, name);
    const parameter = operation.parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    if (value === undefined || ((value === '' || value === null) && (parameter?.style ?? 'simple') === 'simple'))
      notes.push({ code: 'missing-parameter', name });
    return value === undefined ? piece : serializePath(parameter ?? plainParameter(name), value, operation.schemas);
  });
  const whole = path.join('');
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(whole)) notes.push({ code: 'dot-segment', name: whole });
  return whole;
}

function createQuery(context: Context): string {
  const { operation, secrets } = context;
  const pairs: Pair[] = [];
  const whole: string[] = [];
  for (const [parameter, value] of valuesOf(context, 'query')) pairs.push(...serializeQuery(parameter, value, operation.schemas));
  for (const parameter of operation.parameters.filter((candidate) => candidate.in === 'querystring')) {
    const { querystring } = context.values;
    if (querystring !== undefined) whole.push(serializeQuerystring(parameter, querystring, operation.schemas));
    else if (parameter.required) context.notes.push({ code: 'missing-parameter', name: parameter.name });
  }
  const names = new Set(secrets.query.map(([name]) => name));
  const all = [...pairs.filter(([name]) => !names.has(name)), ...secrets.query].map(([name, value]) => `${name}=${value}`);
  return [...whole, ...all].filter((part) => part !== '').join('&');
}

function createHeaders(context: Context, contentType: string | undefined): Record<string, string> {
  const { operation, values, secrets, notes } = context;
  const headers = new Map<string, [name: string, value: string]>();
  const add = (name: string, value: string): void => {
    if (!isHeaderName(name)) notes.push({ code: 'invalid-header', name });
    else if (headers.has(name.toLowerCase())) notes.push({ code: 'conflicting-header', name });
    else headers.set(name.toLowerCase(), [name, cleanHeader(value)]);
    if (isForbiddenHeader(name)) notes.push({ code: 'forbidden-header', name });
  };
  if (values.accept) add('Accept', values.accept);
  if (contentType !== undefined) add('Content-Type', contentType);
  for (const [name, value] of secrets.headers) add(name, value);
  const taken = new Set(secrets.headers.map(([name]) => name.toLowerCase()));
  for (const [parameter, value] of valuesOf(context, 'header')) {
    if (/^(?:accept|content-type|authorization)$/i.test(parameter.name)) notes.push({ code: 'ignored-parameter', name: parameter.name });
    else if (!taken.has(parameter.name.toLowerCase())) {
      const text = serializeHeader(parameter, value, operation.schemas);
      if (text !== undefined) add(parameter.name, text);
    }
  }
  const cookies = valuesOf(context, 'cookie').flatMap(([parameter, value]) => serializeCookie(parameter, value, operation.schemas));
  const names = new Set(secrets.cookies.map(([name]) => name));
  const all = [...cookies.filter(([name]) => !names.has(name)), ...secrets.cookies];
  if (all.length > 0) add('Cookie', all.map(([name, value]) => `${name}=${value}`).join('; '));
  return Object.fromEntries(headers.values());
}

/** The parameters of a location that have a value; those that need one and have none are noted. */
function valuesOf({ operation, values, secrets, notes }: Context, location: 'query' | 'header' | 'cookie'): [Parameter, RequestValue][] {
  const given = values[location] ?? {};
  const kept = { query: secrets.query, header: secrets.headers, cookie: secrets.cookies }[location];
  return operation.parameters.flatMap((parameter): [Parameter, RequestValue][] => {
    if (parameter.in !== location) return [];
    const value = findEntry(given, parameter.name);
    if (value !== undefined) return [[parameter, value]];
    if (parameter.required && !kept.some(([name]) => name.toLowerCase() === parameter.name.toLowerCase()))
      notes.push({ code: 'missing-parameter', name: parameter.name });
    return [];
  });
}

function plainParameter(name: string): Parameter {
  const flags = { required: true, deprecated: false, allowEmptyValue: false, explode: false, allowReserved: false };
  return { name, in: 'path', style: 'simple', examples: [], ...flags };
}
