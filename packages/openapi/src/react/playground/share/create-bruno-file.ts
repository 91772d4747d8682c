import type { RequestPart } from '../../../request/http-request.ts';
import { findBodyForm } from './find-body-form.ts';
import type { BodyForm } from './find-body-form.ts';
import { findContentType, joinBodyText, listFormFields, listOwnHeaders, listQuery } from './portable-request.ts';
import type { PortableRequest } from './portable-request.ts';

/** What a file calls the form of a body, and the block that holds it. */
const FORMS: Record<BodyForm, { mode: string; block: string }> = {
  none: { mode: 'none', block: 'body' },
  json: { mode: 'json', block: 'body:json' },
  xml: { mode: 'xml', block: 'body:xml' },
  text: { mode: 'text', block: 'body:text' },
  fields: { mode: 'formUrlEncoded', block: 'body:form-urlencoded' },
  multipart: { mode: 'multipartForm', block: 'body:multipart-form' },
  file: { mode: 'file', block: 'body:file' },
};

const METHODS = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;

/** Writes a request as a file of Bruno, `.bru`; its variables are for the reader's collection. */
export function createBrunoFile(request: PortableRequest): string {
  const { name, method, url, login } = request;
  const form = findBodyForm(request);
  const { kind = 'none', ...parts } = login ?? {};
  // The boundary of a form with files is the sender's.
  const headers = listOwnHeaders(request).filter(([header]) => form !== 'multipart' || header.toLowerCase() !== 'content-type');
  const isPlain = METHODS.test(method);
  const line = { ...(!isPlain && { method }), url, body: FORMS[form].mode, auth: kind };
  return [
    createBlock('meta', writePairs(Object.entries({ name, type: 'http', seq: '1' }))),
    createBlock(isPlain ? method.toLowerCase() : 'http', writePairs(Object.entries(line))),
    createBlock('params:query', writePairs(listQuery(request).map((pair) => [pair.name, pair.value]))),
    createBlock('headers', writePairs(headers)),
    createBlock(`auth:${kind}`, writePairs(Object.entries(parts))),
    createBlock(FORMS[form].block, writeBody(request, form)),
    // The address is encoded.
    createBlock('settings', writePairs([['encodeUrl', 'false']])),
  ]
    .filter(Boolean)
    .join('\n');
}

function writeBody(request: PortableRequest, form: BodyForm): string {
  const { content } = request;
  if (form === 'file' && content?.kind === 'file')
    return writePairs([['file', `@file(${content.fileName}) @contentType(${findContentType(request)})`]]);
  if (form === 'multipart' && content?.kind === 'multipart') return content.parts.map(writePart).join('\n');
  const text = joinBodyText(request);
  return form === 'fields' ? writePairs(listFormFields(text).map(({ name, value }) => [name, value])) : text;
}

function writePart({ name = '', text, fileName = '', headers }: RequestPart): string {
  const type = headers['Content-Type'];
  const value = text === undefined ? `@file(${fileName})` : writeValue(text);
  return `${writeName(name)}: ${value}${type === undefined ? '' : ` @contentType(${type})`}`;
}

/** Nothing where it would be empty. The line that ends a block is the only one that is not indented. */
function createBlock(name: string, text: string): string {
  return text === '' ? '' : `${name} {\n${indent(text)}\n}\n`;
}

function writePairs(pairs: readonly (readonly [name: string, value: string])[]): string {
  return pairs.map(([name, value]) => `${writeName(name)}: ${writeValue(value)}`).join('\n');
}

function writeName(name: string): string {
  return /^[\w.%[\]-]+$/.test(name) ? name : `"${name.replaceAll(/[\r\n]+/g, ' ').replaceAll('"', String.raw`\"`)}"`;
}

/** Text of several lines is between `'''`. */
function writeValue(text: string): string {
  return /[\r\n]/.test(text) ? `'''\n${indent(text)}\n'''` : text;
}

function indent(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `  ${line}`)
    .join('\n');
}
