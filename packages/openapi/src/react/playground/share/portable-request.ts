import type { Operation } from '../../../model/operation.ts';
import type { SecurityScheme } from '../../../model/security.ts';
import { buildRequest } from '../../../request/build-request.ts';
import { findCredentialKind } from '../../../request/credentials.ts';
import type { HttpRequest } from '../../../request/http-request.ts';
import { createBodyPieces, findHeader } from '../../../samples/body-pieces.ts';
import { findServer } from '../panel/draft.ts';
import type { Draft } from '../panel/draft.ts';

/** How other programs write the `Authorization` header by themselves. */
export type Login = { kind: 'basic' | 'digest'; username: string; password: string } | { kind: 'bearer'; token: string };

/** The request of a form for another program: where a credential belongs it has the name of a variable, `{{token}}`. */
export interface PortableRequest extends Pick<HttpRequest, 'method' | 'url' | 'headers' | 'content'> {
  /** The title of the operation, in one line. */
  name: string;
  /** What the `Authorization` header is made of, where a program can make it. */
  login?: Login;
  /** The names that the program has to know. */
  variables: string[];
}

/** Makes the request that a form would send, with variables in the place of all that is secret. */
export function createPortableRequest(operation: Operation, draft: Draft, base: string): PortableRequest {
  const { alternative, values } = draft;
  const schemes = (operation.security[alternative] ?? []).map(({ scheme }) => scheme).filter(({ type }) => type !== 'mutualTLS');
  const credentials = Object.fromEntries(schemes.map((scheme) => [scheme.name, hole(nameVariable(scheme))]));
  const { method, url, headers, content } = buildRequest(
    operation,
    values,
    { alternative, credentials },
    findServer(operation, draft, base),
  );
  const signer = schemes.find(({ type }) => type !== 'apiKey');
  const login = signer && createLogin(signer);
  const names = schemes.flatMap((scheme) => (scheme === signer && login ? Object.values(login).flatMap(findHole) : nameVariable(scheme)));
  return {
    name: (operation.summary ?? operation.key).replaceAll(/\s+/g, ' ').trim(),
    method,
    // In a query they were encoded.
    url: names.reduce((text, name) => text.replaceAll(encodeURIComponent(hole(name)), hole(name)), url),
    headers,
    ...(content && { content }),
    ...(login && { login }),
    variables: [...new Set(names)],
  };
}

/** The headers without `Authorization` where the program makes it. */
export function listOwnHeaders({ headers, login }: PortableRequest): [name: string, value: string][] {
  return Object.entries(headers).filter(([name]) => !login || name.toLowerCase() !== 'authorization');
}

/** The type of a body, `application/json; charset=utf-8`; empty where it has none. */
export function findContentType({ headers }: Pick<HttpRequest, 'headers'>): string {
  return findHeader(headers, 'content-type') ?? '';
}

/** The names and values of an address's query, as they are sent. */
export function listQuery({ url }: Pick<HttpRequest, 'url'>): { name: string; value: string }[] {
  const [, query = ''] = url.split(/\?(.*)/s);
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return { name, value };
    });
}

/** The names and values of a body of `application/x-www-form-urlencoded`. */
export function listFormFields(text: string): { name: string; value: string }[] {
  return [...new URLSearchParams(text)].map(([name, value]) => ({ name, value }));
}

/** The text of a body in one piece; the bytes of its files are not there. */
export function joinBodyText(request: PortableRequest): string {
  return createBodyPieces({ ...request, notes: [] })
    .map((piece) => (typeof piece === 'string' ? piece : ''))
    .join('');
}

function createLogin(scheme: SecurityScheme): Login | undefined {
  const name = nameVariable(scheme);
  if (findCredentialKind(scheme) === 'password')
    return {
      kind: scheme.type === 'http' && /^digest$/i.test(scheme.scheme) ? 'digest' : 'basic',
      username: hole(`${name}_username`),
      password: hole(`${name}_password`),
    };
  return scheme.type !== 'http' || /^bearer$/i.test(scheme.scheme) ? { kind: 'bearer', token: hole(name) } : undefined;
}

/** `my key` -> `my_key` */
function nameVariable({ name }: SecurityScheme): string {
  return name.replaceAll(/[^\w.-]/g, '_');
}

function hole(name: string): string {
  return `{{${name}}}`;
}

function findHole(text: string): string[] {
  const name = /^\{\{(.*)\}\}$/.exec(text)?.[1];
  return name === undefined ? [] : [name];
}
