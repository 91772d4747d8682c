import { describe, expect, test } from 'vitest';
import { createTestFiles, loadTestApi } from './load-fixture.ts';
import { loadApi } from './load-api.ts';

const ROUTE = { type: 'object', properties: { id: { type: 'string' }, next: { $ref: '#/components/schemas/Route' } } };
const SPEC = {
  openapi: '3.1.0',
  info: { title: 'Routes', version: '2' },
  servers: [{ url: 'https://{region}.example.com', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } }],
  security: [{ key: [] }],
  paths: {
    '/routes/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        summary: 'Get a route',
        tags: ['Routes'],
        parameters: [{ $ref: '#/components/parameters/Fields' }],
        responses: {
          default: { description: 'Oh' },
          200: { description: 'Fine', content: { 'application/json': { schema: { $ref: '#/components/schemas/Route' } } } },
        },
      },
    },
  },
  webhooks: { moved: { post: { summary: 'A route moved', 'x-hidden': true } } },
  components: {
    schemas: { Route: ROUTE },
    parameters: { Fields: { name: 'fields', in: 'query', explode: false, schema: { type: 'array' } } },
    securitySchemes: { key: { type: 'http', scheme: 'Bearer' } },
  },
};

describe('loadApi', () => {
  test('tells the heads without resolving anything', () => {
    const { api } = loadTestApi({ 'api.yaml': SPEC });
    expect(api).toMatchObject({ title: 'Routes', version: '2', schemas: ['Route'] });
    expect(api?.operations.map(({ key, isHidden }) => [key, isHidden])).toEqual([
      ['GET /routes/{id}', false],
      ['webhook moved', true],
    ]);
  });

  test('resolves an operation whole, and keeps references to schemas', () => {
    const operation = loadTestApi({ 'api.yaml': SPEC }).operation('GET /routes/{id}');
    expect(operation?.parameters).toMatchObject([
      { name: 'id', in: 'path', style: 'simple', explode: false, required: true },
      { name: 'fields', in: 'query', style: 'form', explode: false, required: false },
    ]);
    expect(operation?.servers).toEqual([
      { url: 'https://{region}.example.com', variables: [{ name: 'region', default: 'eu', enum: ['eu', 'us'] }] },
    ]);
    expect(operation?.security).toEqual([[{ scheme: { name: 'key', type: 'http', scheme: 'bearer' }, scopes: [] }]]);
    expect(operation?.responses.map(({ status }) => status)).toEqual(['200', 'default']);
    expect(operation?.responses[0]?.content[0]?.schema).toEqual({ $ref: '#/components/schemas/Route' });
    expect(operation?.schemas).toEqual({ '#/components/schemas/Route': ROUTE });
  });

  test('follows path items, parameters and schemas into other files, and names what they hold', () => {
    const { operation, files, api } = loadTestApi({
      'api.yaml': 'openapi: 3.1.0\npaths:\n  /a:\n    $ref: paths/a.yaml\ncomponents:\n  schemas:\n    Own: {type: string}',
      'paths/a.yaml':
        "get:\n  responses:\n    '200':\n      content:\n        application/json:\n          schema: {$ref: ../parts.yaml#/A}",
      'parts.yaml': 'A:\n  properties:\n    own: {$ref: "api.yaml#/components/schemas/Own"}\n    again: {$ref: "#/A"}',
    });
    expect(api?.operations.map(({ key }) => key)).toEqual(['GET /a']);
    expect(operation('GET /a')?.schemas).toEqual({
      'parts.yaml#/A': { properties: { own: { $ref: '#/components/schemas/Own' }, again: { $ref: 'parts.yaml#/A' } } },
      '#/components/schemas/Own': { type: 'string' },
    });
    expect(files.sources()).toEqual(['api.yaml', 'paths/a.yaml', 'parts.yaml']);
  });

  test('a path item has the fields beside its reference, too, which come before those of what it refers to', () => {
    const parameter = (name: string, description: string): object => ({ name, in: 'query', description, schema: { type: 'string' } });
    const { operation, api, diagnostics } = loadTestApi({
      'api.yaml': {
        openapi: '3.1.0',
        servers: [{ url: 'https://all.example' }],
        paths: {
          '/a': {
            $ref: '#/components/pathItems/Middle',
            summary: 'Outer',
            parameters: [parameter('both', 'Outer')],
            get: { operationId: 'outer' },
            delete: { operationId: 'remove' },
          },
        },
        components: {
          pathItems: {
            Middle: { $ref: 'item.yaml', servers: [{ url: 'https://middle.example' }] },
          },
        },
      },
      'item.yaml': {
        summary: 'Inner',
        description: 'Inner too',
        servers: [{ url: 'https://inner.example' }],
        parameters: [parameter('both', 'Inner'), parameter('own', 'Inner')],
        get: { operationId: 'inner' },
        post: { operationId: 'add' },
      },
    });
    expect(api?.operations.map(({ key, operationId }) => [key, operationId])).toEqual([
      ['GET /a', 'outer'],
      ['DELETE /a', 'remove'],
      ['POST /a', 'add'],
    ]);
    expect(operation('POST /a')).toMatchObject({
      summary: 'Outer',
      description: 'Inner too',
      servers: [{ url: 'https://middle.example' }],
      parameters: [
        { name: 'both', description: 'Outer' },
        { name: 'own', description: 'Inner' },
      ],
    });
    expect(diagnostics()).toEqual([]);
  });

  test.each([
    ['../secrets.yaml#/A', 'It points outside the content root.'],
    ['a/../../secrets.yaml', 'It points outside the content root.'],
    ['%2e%2e/secrets.yaml', 'It points outside the content root.'],
    ['file:///etc/passwd', 'Only files'],
    ['https://elsewhere.example/a.yaml', 'Files of elsewhere.example are not read'],
  ])('refuses %s', (ref, message) => {
    const loaded = loadTestApi({ 'api.yaml': { openapi: '3.1.0', paths: { '/a': { $ref: ref } } }, '../secrets.yaml': '{"get": {}}' }, [
      'named.example',
    ]);
    expect(loaded.api?.operations).toEqual([]);
    expect(loaded.diagnostics()).toMatchObject([
      { code: 'openapi/refused-reference', severity: 'error', message: expect.stringContaining(message), file: 'api.yaml', line: 5 },
    ]);
  });

  test('a host that docs.json names may be referred to, from a file of it too', () => {
    const source = 'https://named.example/specs/api.yaml';
    const texts = {
      [source]: { openapi: '3.1.0', paths: { '/a': { $ref: './a.json' } } },
      'https://named.example/specs/a.json': { get: {} },
    };
    const loaded = loadApi(source, { files: createTestFiles(texts), hosts: new Set(['named.example']) });
    expect(loaded.api?.operations).toHaveLength(1);
    expect(loaded.operation('GET /a')?.servers).toEqual([{ url: 'https://named.example', variables: [] }]);
  });

  test.each([
    ['octavo:///api.yaml', 'secrets.yaml'],
    ['octavo:///api.yaml', '/secrets.yaml#'],
    ['https://named.example/', 'octavo:///secrets.yaml'],
  ])('a file of the web that calls itself %s does not lead to a file of the project by `%s`', (self, ref) => {
    const source = 'https://named.example/specs/api.yaml';
    const texts = { [source]: { openapi: '3.2.0', $self: self, paths: { '/a': { $ref: ref } } }, 'secrets.yaml': { get: {} } };
    const files = createTestFiles(texts);
    expect(loadApi(source, { files, hosts: new Set(['named.example']) }).api?.operations).toEqual([]);
    expect(files.sources()).not.toContain('secrets.yaml');
  });

  test('a file of the web does not stand for one of the project', () => {
    const source = 'https://named.example/forged.yaml';
    const texts = {
      'api.yaml': { openapi: '3.1.0', paths: { '/a': { $ref: `${source}#name` }, '/b': { $ref: 'own.yaml' } } },
      'own.yaml': { get: { operationId: 'own' } },
      [source]: { get: { operationId: 'forged' }, $id: 'octavo:///own.yaml' },
    };
    const { api } = loadApi('api.yaml', { files: createTestFiles(texts), hosts: new Set(['named.example']) });
    expect(api?.operations.map(({ operationId }) => operationId)).toEqual(['own']);
  });

  test('references that lead nowhere or back to themselves are warnings', () => {
    const loaded = loadTestApi({
      'api.yaml': {
        openapi: '3.1.0',
        paths: { '/a': { get: { requestBody: { $ref: '#/components/requestBodies/Loop' }, parameters: [{ $ref: '#/nowhere' }] } } },
        components: { requestBodies: { Loop: { $ref: '#/components/requestBodies/Loop' } } },
      },
    });
    expect(loaded.operation('GET /a')).toMatchObject({ parameters: [] });
    expect(loaded.diagnostics().map(({ message, severity }) => [message, severity])).toEqual([
      ['Broken reference `#/nowhere`. Not found in api.yaml.', 'warning'],
      ['Broken reference `#/components/requestBodies/Loop`. It is circular.', 'warning'],
    ]);
  });

  test('a broken file is an error, and the last good version is served', () => {
    const texts: Record<string, string | object> = { 'api.yaml': SPEC };
    const files = createTestFiles(texts);
    expect(loadApi('api.yaml', { files, hosts: new Set() }).api?.operations).toHaveLength(2);
    texts['api.yaml'] = '{"openapi": ';
    files.forget('api.yaml');
    expect(loadApi('api.yaml', { files, hosts: new Set() }).api?.operations).toHaveLength(2);
    expect(files.open('api.yaml').diagnostics).toMatchObject([{ code: 'openapi/syntax', severity: 'error', line: 1 }]);
  });

  test('a file that is no object is no API', () => {
    expect(loadTestApi({ 'api.yaml': '- a' }).api).toBeUndefined();
    expect(loadTestApi({}).api).toBeUndefined();
  });

  test('undescribed path parameters are texts', () => {
    const loaded = loadTestApi({ 'api.yaml': { openapi: '3.0.0', paths: { '/a/{b}': { get: {} } } } });
    expect(loaded.operation('GET /a/{b}')?.parameters).toMatchObject([
      { name: 'b', in: 'path', required: true, schema: { type: 'string' } },
    ]);
  });

  test.each([
    [{ openapi: '3.9.0' }, 'api.yaml has an OpenAPI version that is not known: 3.9.0.'],
    [{}, 'api.yaml does not specify its OpenAPI version.'],
  ])('a version that is not known is told: %j', (document, message) => {
    expect(loadTestApi({ 'api.yaml': document }).diagnostics()).toMatchObject([{ code: 'openapi/unknown-version', message }]);
  });

  test('an alternative whose scheme is unknown is not taken for one that needs nothing', () => {
    const loaded = loadTestApi({ 'api.yaml': { openapi: '3.0.0', security: [{ lost: [] }, {}], paths: { '/a': { get: {} } } } });
    expect(loaded.operation('GET /a')?.security).toEqual([[]]);
    expect(loaded.diagnostics()).toMatchObject([{ code: 'openapi/unknown-security', line: 5, column: 8 }]);
  });

  test('every problem has a line, however its file writes what it is about', () => {
    const paths = {
      '/a': { get: { responses: { 200: { $ref: '#/lost/"1"' }, 201: { $ref: './gone.yaml' }, 202: { $ref: '#nowhere' } } } },
      '/b': { $ref: 'parts.yaml' },
    };
    const json = JSON.stringify({ security: [{ 'a b': [] }], paths }, undefined, 2).replaceAll('/', '\\/');
    const loaded = loadTestApi({ 'api.yaml': json, 'parts.yaml': "get: {responses: {200: {$ref: '#/it''s'}}}" });
    for (const key of ['GET /a', 'GET /b']) loaded.operation(key);
    const found = loaded.diagnostics().map(({ file, line, column, message }) => [file, line, column, message.split('`')[1]]);
    expect(found).toEqual([
      ['api.yaml', 1, 1, undefined],
      ['api.yaml', 4, 8, 'a b'],
      ['api.yaml', 12, 22, '#/lost/"1"'],
      ['api.yaml', 15, 22, './gone.yaml'],
      ['api.yaml', 18, 22, '#nowhere'],
      ['parts.yaml', 1, 32, "#/it's"],
    ]);
  });

  test('what a schema is merged from does not count as a level', () => {
    const to = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
    const schemas = {
      A: { allOf: [to('Base'), { properties: { b: to('B') } }] },
      Base: { allOf: [to('Root')] },
      Root: { type: 'object' },
      B: { allOf: [to('Base2')], properties: { c: to('C') } },
      Base2: {},
      C: {},
    };
    const loaded = loadTestApi({
      'api.yaml': {
        openapi: '3.1.0',
        paths: { '/a': { get: { requestBody: { content: { 'a/b': { schema: to('A') } } } } } },
        components: { schemas },
      },
    });
    const names = Object.keys(loaded.operation('GET /a')?.schemas ?? {}).map((name) => name.replace('#/components/schemas/', ''));
    expect(names.toSorted()).toEqual(['A', 'B', 'Base', 'Base2', 'Root']);
  });

  test('methods of 3.2, callbacks, links and given samples', () => {
    const loaded = loadTestApi({
      'api.yaml': {
        openapi: '3.2.0',
        paths: {
          '/a': {
            query: {
              operationId: 'search',
              responses: { 200: { links: { again: { operationId: 'search', parameters: { q: '$response.body#/q' } } } } },
            },
            additionalOperations: { COPY: { summary: 'Copy' } },
            post: {
              callbacks: { done: { '{$request.body#/url}': { post: { summary: 'Done' } } } },
              'x-codeSamples': [{ lang: 'curl', source: 'curl x' }],
            },
          },
        },
      },
    });
    expect(loaded.api?.operations.map(({ key }) => key)).toEqual(['QUERY /a', 'POST /a', 'COPY /a']);
    expect(loaded.operation('QUERY /a')?.responses[0]?.links).toEqual([
      { name: 'again', operation: 'QUERY /a', parameters: { q: '$response.body#/q' } },
    ]);
    const post = loaded.operation('POST /a');
    expect(post?.callbacks).toMatchObject([
      { name: 'done', expression: '{$request.body#/url}', operation: { method: 'POST', summary: 'Done' } },
    ]);
    expect(post?.samples).toEqual([{ language: 'curl', source: 'curl x' }]);
  });

  test('what a webhook sends has no server, and no credentials but its own', () => {
    const post = { responses: {} };
    const { operation } = loadTestApi({
      'api.yaml': {
        openapi: '3.1.0',
        servers: [{ url: 'https://api.example.com' }],
        security: [{ key: [] }],
        paths: { '/a': { post } },
        webhooks: { moved: { post }, signed: { post: { ...post, security: [{ key: [] }] } } },
        components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
      },
    });
    const count = (key: string): unknown => [operation(key)?.servers.length, operation(key)?.security.length];
    expect(['POST /a', 'webhook moved', 'webhook signed'].map(count)).toEqual([
      [1, 1],
      [0, 0],
      [0, 1],
    ]);
  });
});

test('a body of several media types begins with JSON', () => {
  const content = { 'application/xml': {}, 'application/vnd.route+json': {}, 'text/csv': {} };
  const types = (file: object): (string[] | undefined)[] => {
    const operation = loadTestApi({ 'api.yaml': file }).operation('POST /a');
    return [operation?.requestBody, ...(operation?.responses ?? [])].map((one) => one?.content.map(({ type }) => type));
  };
  const sorted = ['application/vnd.route+json', 'application/xml', 'text/csv'];
  expect(types({ openapi: '3.1.0', paths: { '/a': { post: { requestBody: { content }, responses: { 200: { content } } } } } })).toEqual([
    sorted,
    sorted,
  ]);
  const old = { swagger: '2.0', produces: Object.keys(content), paths: { '/a': { post: { responses: { 200: { schema: {} } } } } } };
  expect(types(old)).toEqual([undefined, sorted]);
});

test('of thousands of broken references, the first are told, and that there are more', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 900 }, (_, index) => [`p${index}`, { $ref: `#/components/schemas/X${index}` }]),
  );
  const responses = { 200: { description: 'a', content: { 'application/json': { schema: { type: 'object', properties } } } } };
  const api = loadTestApi({
    'api.yaml': { openapi: '3.0.3', info: { title: 'A', version: '1' }, paths: { '/a': { get: { responses } } } },
  });
  api.operation('GET /a');
  const told = api.diagnostics();
  expect(told.length).toBe(501);
  expect(told.at(-1)?.message).toBe('More than 500 findings in this API; the others are not listed.');
  expect(told.every(({ line }) => line !== undefined)).toBe(true);
});
