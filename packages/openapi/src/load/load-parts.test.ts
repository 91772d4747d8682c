import { expect, test } from 'vitest';
import { loadTestApi } from './load-fixture.ts';

const NUMBER = { type: 'integer' };
const CONTENT = { 'application/json': { schema: { $ref: 'api.yaml#/components/schemas/Route' } } };
const WHOLE = {
  info: { title: 'Routes', contact: { email: 'a@example.com' }, license: { name: 'MIT' } },
  tags: [{ name: 'Routes', description: 'All of them.' }],
  servers: [{ url: 'https://{region}.example.com', variables: { region: { default: 'eu' } } }],
  externalDocs: { url: 'https://example.com' },
  paths: {
    '/routes': {
      post: {
        parameters: [{ name: 'q', in: 'query', content: CONTENT, examples: { one: { value: 1 } } }],
        requestBody: { content: { 'multipart/form-data': { schema: {}, encoding: { a: { headers: { 'X-A': { schema: NUMBER } } } } } } },
        responses: {
          200: { description: 'Fine', headers: { 'X-B': { schema: NUMBER } }, content: CONTENT, links: { next: { description: 'Next.' } } },
        },
        callbacks: { moved: { '{$url}': { post: { summary: 'Moved', responses: { 200: { content: CONTENT } } } } } },
      },
    },
  },
  components: { schemas: { Route: { type: 'object' } }, securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
};

/** Puts each object and list of a value into a file of its own, those of schemas and examples excepted. */
function takeApart(value: unknown, files: Record<string, object>, kept = 0): unknown {
  if (typeof value !== 'object' || value === null || 'type' in value || 'value' in value || '$ref' in value) return value;
  const parts = Object.entries(value).map(([name, one]) => [name, /^schemas?$/.test(name) ? one : takeApart(one, files, kept - 1)]);
  const whole = Array.isArray(value) ? parts.map(([, one]) => one) : Object.fromEntries(parts);
  if (kept > 0) return whole;
  const name = `${Object.keys(files).length}.json`;
  files[name] = whole;
  return { $ref: name };
}

test('a file in parts is what it is in one, wherever its references stand', () => {
  const head = { openapi: '3.1.0', security: [{ key: [] }] };
  const whole = loadTestApi({ 'api.yaml': { ...head, ...WHOLE } });
  const parts: Record<string, object> = {};
  const apart = loadTestApi({ ...parts, 'api.yaml': { ...head, ...(takeApart(WHOLE, parts, 1) as object) }, ...parts });
  expect(Object.keys(parts).length).toBeGreaterThan(30);
  expect(apart.api).toEqual(whole.api);
  expect(apart.overview()).toEqual(whole.overview());
  const text = (one: unknown): string => JSON.stringify(one).replaceAll(/\d+\.json#(?=\/schemas)/g, '#/components');
  expect(text(apart.operation('POST /routes'))).toBe(text(whole.operation('POST /routes')));
  expect(apart.diagnostics()).toEqual([]);
  expect(whole.operation('POST /routes')?.responses[0]?.content[0]?.type).toBe('application/json');
});

test('what stands beside a reference is told instead, the nearest first', () => {
  const { operation } = loadTestApi({
    'api.yaml': {
      openapi: '3.1.0',
      paths: { '/a': { get: { responses: { 200: { $ref: '#/components/responses/A', description: 'Of this one.' } } } } },
      components: {
        responses: { A: { $ref: '#/components/responses/B', summary: 'A', description: 'A.' }, B: { summary: 'B', content: CONTENT } },
      },
    },
  });
  expect(operation('GET /a')?.responses).toMatchObject([
    { description: 'Of this one.', summary: 'A', content: [{ type: 'application/json' }] },
  ]);
});

test('a reference through one that leads back to it leads nowhere', () => {
  const loaded = loadTestApi({ 'api.yaml': { openapi: '3.1.0', paths: { '/a': { $ref: '#/x/a/b' } }, x: { a: { $ref: '#/x/a/b' } } } });
  expect(loaded.api?.operations).toEqual([]);
  expect(loaded.diagnostics()).toMatchObject([{ code: 'openapi/broken-reference' }]);
});

test('the same broken reference means another thing in another file', () => {
  const get = { responses: { 200: { $ref: '#/x/Oder' } } };
  const loaded = loadTestApi({
    'api.yaml': { openapi: '3.1.0', paths: { '/a': { get }, '/b': { $ref: 'b.yaml#/b' } }, x: { Order: {} } },
    'b.yaml': { b: { get }, x: { Odor: {} } },
  });
  for (const key of ['GET /a', 'GET /b']) loaded.operation(key);
  expect(loaded.diagnostics().map(({ file, hint }) => [file, hint])).toEqual([
    ['api.yaml', 'Did you mean `#/x/Order`?'],
    ['b.yaml', 'Did you mean `#/x/Odor`?'],
  ]);
});
