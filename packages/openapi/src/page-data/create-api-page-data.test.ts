import { parseConfig, readPage } from '@octavo/core';
import type { Config, Page } from '@octavo/core';
import { expect, test } from 'vitest';
import { createMarkdown } from '../markdown/create-markdown.ts';
import { loadTestApi } from '../load/load-fixture.ts';
import { joinApis } from '../pages/join-apis.ts';
import type { ApiPageData } from '../page/api-page-data.ts';
import { createApiPageData, createOverviewData } from './create-api-page-data.ts';

const LEVELS = ['A', 'B', 'C', 'D', 'E'];
const SPEC = {
  openapi: '3.1.0',
  info: { title: 'Deep' },
  paths: {
    '/a': {
      get: {
        description: 'It *is*.',
        responses: { 200: { description: '`ok`', content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } } },
      },
    },
  },
  components: {
    schemas: Object.fromEntries(
      LEVELS.map((name, index) => [
        name,
        { properties: { z: { type: 'string', description: '**z**' }, next: { $ref: `#/components/schemas/${LEVELS[index + 1] ?? 'A'}` } } },
      ]),
    ),
  },
};

function create(
  config: object,
  frontmatter = 'openapi: GET /a',
): { data: ApiPageData | undefined; config: Config; page: Page | undefined } {
  const parsed = parseConfig(JSON.stringify({ name: 'Test', navigation: [], openapi: 'api.yaml', ...config }), 'docs.json').config;
  if (parsed === undefined) throw new Error('The config of a test must be an object.');
  const loaded = loadTestApi({ 'api.yaml': SPEC });
  const { pages } = joinApis({
    config: parsed,
    pages: [readPage(`---\n${frontmatter}\n---`, 'x.mdx').page],
    apis: loaded.api ? [loaded.api] : [],
  });
  const [page] = pages;
  const data =
    page &&
    createApiPageData(page, {
      loaded,
      config: parsed,
      renderMarkdown: createMarkdown(),
      chunkUrl: (name) => `/chunks/${name.at(-1) ?? ''}`,
    });
  return { data, config: parsed, page };
}

test('a page of a schema holds fewer levels where its fields and alternatives are each other', () => {
  const names = Array.from({ length: 40 }, (_, index) => `S${index}`);
  const refs = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const fields = Object.fromEntries(names.map((name, index) => [name, refs[index]]));
  const schemas = Object.fromEntries(names.map((name) => [name, { type: 'object', properties: fields, anyOf: refs }]));
  const { config } = create({});
  const data = createApiPageData(
    { frontmatter: {}, api: { kind: 'schema', source: 'api.yaml', key: 'S0', isDeprecated: false } },
    {
      loaded: loadTestApi({ 'api.yaml': { ...SPEC, components: { schemas } } }),
      config,
      renderMarkdown: createMarkdown(),
      chunkUrl: () => undefined,
    },
  );
  expect(data).toMatchObject({ kind: 'schema', writtenDepth: -1 });
});

test('a page carries two levels of schema, and the addresses of the deeper ones', () => {
  const { data } = create({});
  if (data?.kind !== 'operation') throw new Error('It must be an operation.');
  expect(Object.keys(data.operation.schemas)).toEqual(['#/components/schemas/A', '#/components/schemas/B']);
  expect(data.chunks).toEqual({
    '#/components/schemas/C': '/chunks/C',
    '#/components/schemas/D': '/chunks/D',
    '#/components/schemas/E': '/chunks/E',
  });
  expect(data.operation.description).toBe('<p>It <em>is</em>.</p>');
  expect(data.operation.responses[0]?.description).toBe('<p><code>ok</code></p>');
  expect(data.operation.schemas['#/components/schemas/A']).toMatchObject({
    properties: { z: { description: '<p><strong>z</strong></p>' } },
  });
  expect(data).toMatchObject({
    api: { source: 'api.yaml', title: 'Deep' },
    playground: 'show',
    expanded: 'none',
    languages: [],
    extent: 'body',
  });
});

test.each([
  [{}, undefined],
  [{ api: { maintainOrder: true } }, 'file'],
  [{ api: { maintainOrder: true, paramFields: { order: 'required' } } }, undefined],
  [{ navigation: { pages: [] } }, undefined],
  [{ navigation: { pages: [] }, api: { maintainOrder: true } }, 'file'],
  [{ navigation: { pages: [] }, api: { params: { order: 'file' } } }, 'file'],
])('%j: required fields first, or all as the file has them', (config, order) => {
  expect(create(config).data?.order).toBe(order);
});

test('settings of the config and the page', () => {
  const { data } = create(
    {
      api: {
        baseUrl: ['https://a.example', 'https://b.example'],
        auth: { method: 'key', name: 'x-token' },
        playground: { mode: 'simple' },
        request: { example: { languages: ['bash', 'go'], showOptionalParams: true } },
        paramFields: { expanded: 'all' },
      },
    },
    'openapi: GET /a\nplayground: none\ndescription: Mine',
  );
  expect(data).toMatchObject({
    playground: 'hide',
    languages: ['bash', 'go'],
    extent: 'all',
    expanded: 'all',
    operation: {
      servers: [{ url: 'https://a.example' }, { url: 'https://b.example' }],
      security: [[{ scheme: { type: 'apiKey', in: 'header', parameter: 'x-token' } }]],
    },
  });
  expect(data?.kind === 'operation' && data.operation.description).toBeUndefined();
});

test('what the page says of authentication counts before the config', () => {
  const security = (frontmatter: string): unknown => {
    const { data } = create({ api: { auth: { method: 'key', name: 'x-token' } } }, `openapi: GET /a\n${frontmatter}`);
    return data?.kind === 'operation' ? data.operation.security : undefined;
  };
  expect(security('authMethod: none')).toEqual([]);
  expect(security('authMethod: bearer')).toMatchObject([[{ scheme: { type: 'http', scheme: 'bearer' } }]]);
  expect(security('authMethod: GET')).toMatchObject([[{ scheme: { parameter: 'x-token' } }]]);
});

test('settings of the current shape', () => {
  const navigation = { pages: [] };
  const api = {
    playground: { credentials: true },
    params: { post: ['x-scope'] },
    examples: { prefill: true, autogenerate: false, defaults: 'required' },
  };
  const { data } = create({ navigation, api: { ...api, openapi: 'api.yaml' } });
  expect(data).toMatchObject({
    credentials: 'include',
    labels: ['x-scope'],
    given: { accept: 'application/json' },
    hasGivenSamplesOnly: true,
    extent: 'required',
  });
});

test('the page of a schema', () => {
  const { data, page } = create({}, 'openapi-schema: A');
  expect(page?.title).toBe('A');
  expect(data).toMatchObject({ kind: 'schema', name: 'A', schema: { properties: { z: { description: '<p><strong>z</strong></p>' } } } });
  const toRefs = (names: string[]): string[] => names.map((name) => `#/components/schemas/${name}`);
  expect(data?.kind === 'schema' && Object.keys(data.schemas)).toEqual(toRefs(['B', 'C']));
  expect(Object.keys(data?.chunks ?? {})).toEqual(toRefs(['A', 'D', 'E']));
});

test('an API as a whole is authorised under the settings of the site, where a form is shown', () => {
  const openapi = 'openapi: api.yaml';
  expect(create({}, openapi).data).not.toHaveProperty('access');
  const baseUrl = ['https://a.test', 'https://b.test'];
  const { data } = create({ api: { baseUrl, auth: { method: 'key', name: 'X-Own' } } }, openapi);
  expect(data).toMatchObject({
    access: {
      servers: [{ url: 'https://a.test' }, { url: 'https://b.test' }],
      security: [[{ scheme: { type: 'apiKey', parameter: 'X-Own' } }]],
      authField: { labels: ['X-Own'] },
    },
  });
  expect(create({ api: { baseUrl, playground: { mode: 'simple' } } }, openapi).data).not.toHaveProperty('access');
});

test('what brokers ask for is not the page’s to ask', () => {
  const { config } = create({});
  const securitySchemes = { scram: { type: 'scramSha256' }, key: { type: 'httpApiKey', name: 'k', in: 'query' } };
  const findAccess = (servers: object): unknown => {
    const loaded = loadTestApi({ 'api.yaml': { asyncapi: '3.0.0', servers, components: { securitySchemes } } });
    return createOverviewData({ loaded, config, renderMarkdown: createMarkdown() })?.access;
  };
  const [broker, socket] = ['kafka', 'wss'].map((protocol) => ({ host: `${protocol}.test`, protocol }));
  expect(findAccess({ broker })).toBeUndefined();
  expect(findAccess({ broker, socket })).toMatchObject({ servers: [{ url: 'wss://wss.test' }], security: [[{ scheme: { name: 'key' } }]] });
});
