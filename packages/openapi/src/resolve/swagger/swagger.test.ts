import { expect, test } from 'vitest';
import { loadTestApi } from '../../load/load-fixture.ts';

const SPEC = {
  swagger: '2.0',
  host: 'api.example.com',
  basePath: '/v1/',
  schemes: ['https', 'http'],
  consumes: ['application/json', 'application/xml'],
  paths: {
    '/pets': {
      post: {
        parameters: [{ name: 'body', in: 'body', required: true, schema: { $ref: '#/definitions/Pet' } }],
        responses: {
          201: {
            description: 'Made',
            schema: { type: 'array', items: { $ref: '#/definitions/Pet' } },
            headers: { 'X-Left': { type: 'integer' } },
          },
        },
      },
      get: {
        produces: ['text/csv'],
        parameters: [
          { name: 'tags', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'pipes' },
          { name: 'ids', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'multi' },
          { name: 'q', in: 'query', type: 'string', 'x-nullable': true },
        ],
        responses: { 200: { schema: { type: 'file' } } },
        security: [{ oauth: ['read'] }],
      },
    },
    '/files': {
      put: {
        parameters: [
          { name: 'file', in: 'formData', type: 'file', required: true },
          { name: 'tags', in: 'formData', type: 'array', items: { type: 'string' } },
        ],
      },
    },
  },
  definitions: {
    Pet: {
      type: 'object',
      discriminator: 'kind',
      properties: { age: { type: 'integer', minimum: 0, exclusiveMinimum: true, example: 3 } },
    },
  },
  securityDefinitions: {
    oauth: {
      type: 'oauth2',
      flow: 'accessCode',
      authorizationUrl: 'https://a.example/auth',
      tokenUrl: 'https://a.example/token',
      scopes: { read: 'Read' },
    },
  },
};

const { operation, schema } = loadTestApi({ 'api.yaml': SPEC });

test('2.0: addresses, bodies and answers', () => {
  const post = operation('POST /pets');
  expect(post?.servers.map(({ url }) => url)).toEqual(['https://api.example.com/v1', 'http://api.example.com/v1']);
  expect(post?.parameters).toEqual([]);
  expect(post?.requestBody).toMatchObject({
    required: true,
    content: [{ type: 'application/json', schema: { $ref: '#/definitions/Pet' } }, { type: 'application/xml' }],
  });
  expect(post?.responses[0]).toMatchObject({
    status: '201',
    headers: [{ name: 'X-Left', in: 'header', style: 'simple', schema: { type: 'integer' } }],
    content: [{ type: 'application/json', schema: { type: 'array', items: { $ref: '#/definitions/Pet' } } }],
  });
  expect(post?.schemas['#/definitions/Pet']).toEqual(schema('#/definitions/Pet'));
  expect(schema('#/definitions/Pet')).toEqual({
    type: 'object',
    discriminator: { propertyName: 'kind' },
    properties: { age: { type: 'integer', exclusiveMinimum: 0, examples: [3] } },
  });
});

test('2.0: parameters by their collection format, and security', () => {
  const get = operation('GET /pets');
  expect(get?.parameters).toMatchObject([
    { name: 'tags', style: 'pipeDelimited', explode: false },
    { name: 'ids', style: 'form', explode: true },
    { name: 'q', schema: { type: ['string', 'null'] } },
  ]);
  expect(get?.responses[0]?.content).toMatchObject([{ type: 'text/csv', schema: { type: 'string', format: 'binary' } }]);
  expect(get?.security).toMatchObject([
    [{ scopes: ['read'], scheme: { type: 'oauth2', flows: [{ type: 'authorizationCode', scopes: { read: 'Read' } }] } }],
  ]);
});

test('2.0: form fields are a body', () => {
  expect(operation('PUT /files')?.requestBody).toEqual({
    required: true,
    content: [
      {
        type: 'multipart/form-data',
        schema: {
          type: 'object',
          properties: { file: { type: 'string', format: 'binary' }, tags: { type: 'array', items: { type: 'string' } } },
          required: ['file'],
        },
        examples: [],
        encoding: { tags: { headers: [], style: 'form', explode: false } },
      },
    ],
  });
});
