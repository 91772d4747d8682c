import { expect, test } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import type { MediaType } from '../model/media-type.ts';
import type { Operation } from '../model/operation.ts';

const STYLED = { p: { style: 'form', explode: false, allowReserved: true, contentType: 'text/csv' } };

function load(openapi: string, content: Record<string, object>): Operation | undefined {
  const parameters = ['query', 'path', 'cookie'].map((place) => ({
    name: place,
    in: place,
    required: true,
    allowReserved: true,
    schema: { type: 'string' },
  }));
  const post = { parameters, requestBody: { content }, responses: {} };
  return loadTestApi({ 'api.yaml': { openapi, info: { title: 'A', version: '1' }, paths: { '/{path}': { post } } } }).operation(
    'POST /{path}',
  );
}

const media = (openapi: string, type: string, fields: object): MediaType | undefined =>
  load(openapi, { [type]: fields })?.requestBody?.content[0];

test.each([
  ['3.0.4', 'application/x-www-form-urlencoded', 'form'],
  ['3.0.4', 'multipart/form-data', undefined],
  ['3.1.2', 'multipart/form-data', 'form'],
  ['3.2.0', 'multipart/form-data', 'form'],
  ['3.2.0', 'multipart/mixed', undefined],
])('styles of %s in %s: %s', (openapi, type, style) => {
  const encoding = media(openapi, type, { schema: { type: 'object' }, encoding: STYLED })?.encoding.p;
  expect([encoding?.style, encoding?.contentType]).toEqual([style, 'text/csv']);
  expect([encoding?.explode, encoding?.allowReserved]).toEqual(style === undefined ? [undefined, undefined] : [false, true]);
});

test.each([
  ['3.0.4', { query: true, path: false, cookie: false }],
  ['3.1.2', { query: true, path: false, cookie: false }],
  ['3.2.0', { query: true, path: true, cookie: true }],
])('allowReserved of %s: %j', (openapi, expected) => {
  const found = load(openapi, {})?.parameters.map(({ name, allowReserved }) => [name, allowReserved]);
  expect(Object.fromEntries(found ?? [])).toEqual(expected);
});

test('encodings by position, and those of a part with parts', () => {
  const itemEncoding = { contentType: 'image/*', headers: { 'Content-Type': {}, 'X-A': { schema: { type: 'string' } } } };
  const nested = { contentType: 'multipart/mixed', prefixEncoding: [{}, { contentType: 'text/csv' }] };
  const found = media('3.2.0', 'multipart/mixed', { itemSchema: {}, prefixEncoding: [nested, {}], itemEncoding });
  expect(found).toMatchObject({
    itemSchema: {},
    encoding: {},
    prefixEncoding: [{ contentType: 'multipart/mixed', prefixEncoding: [{ headers: [] }, { contentType: 'text/csv' }] }, { headers: [] }],
    itemEncoding: { contentType: 'image/*', headers: [{ name: 'X-A', in: 'header' }] },
  });
});
