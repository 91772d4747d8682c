import { expect, test } from 'vitest';
import type { JsonObject } from '@octavo/core';
import { listSlips } from './list-slips.ts';

const ID = { name: 'id', in: 'path', required: true };

test.each<[title: string, document: JsonObject, told: [pointer: string, hint: string][]]>([
  [
    'an operationId that is there twice',
    { paths: { '/a': { get: { operationId: 'list' } }, '/b': { post: { operationId: 'list' } } } },
    [['/paths/~1b/post/operationId', 'Each operation has a name of its own.']],
  ],
  [
    'a path without its parameter',
    { paths: { '/a/{id}': { get: {} } } },
    [['/paths/~1a~1{id}/get', 'Add it to `parameters`: `name: id`, `in: path`.']],
  ],
  ['a misspelt parameter', { paths: { '/a/{idd}': { get: { parameters: [ID] } } } }, [['/paths/~1a~1{idd}/get', 'Did you mean `id`?']]],
  ['a parameter that the path does not name', { paths: { '/a': { get: { parameters: [ID] } } } }, [['/paths/~1a/get', '']]],
  [
    'half a media type',
    { paths: { '/a': { get: { responses: { 200: { content: { json: {} } } } } } } },
    [['/paths/~1a/get/responses/200/content/json', 'Did you mean `application/json`?']],
  ],
  ['a server without https', { servers: [{ url: 'api.example.com/v1' }] }, [['/servers/0/url', 'Write `https://api.example.com/v1`.']]],
  [
    'a server with a variable',
    { servers: [{ url: 'https://{region}.example.com' }] },
    [['/servers/0/url', 'Add `region` to `variables` of this server, with a `default`.']],
  ],
  [
    'nothing where all is well',
    {
      servers: [{ url: '/v1' }, { url: 'v1.2/api' }, { url: 'https://{a}.example.com', variables: { a: { default: 'eu' } } }],
      paths: {
        '/a/{id}': { parameters: [{ $ref: '#/components/parameters/Id' }], get: {}, put: { parameters: [ID] } },
        '/b/{id}': { get: { parameters: [{ $ref: 'parts.yaml#/Id' }] } },
      },
      components: { parameters: { Id: ID } },
    },
    [],
  ],
])('%s', (_, document, told) => {
  expect(listSlips(document).map(({ pointer, findHint }) => [pointer, findHint?.() ?? ''])).toEqual(told);
});
