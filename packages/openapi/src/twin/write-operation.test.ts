import { expect, test } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import { withExamples } from '../page-data/with-examples.ts';
import { writeOperation } from './write-operation.ts';
import { writeSchema } from './write-schema.ts';

const SPEC = {
  openapi: '3.1.0',
  servers: [{ url: 'https://api.example.com/' }],
  paths: {
    '/routes/{id}': {
      post: {
        deprecated: true,
        description: 'Changes a route.\n\nAll of it.',
        security: [{ key: [] }, { login: ['write'] }, {}],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 2, example: 'r1' } },
          { name: 'mode', in: 'query', description: 'How.', schema: { enum: ['a', 'b`c'], default: 'a' } },
        ],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Route' } } } },
        responses: {
          200: {
            description: 'Changed.',
            headers: { 'X-Left': { schema: { type: 'integer' } } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Route' }, example: { name: 'x' } } },
          },
          204: {},
        },
      },
    },
  },
  webhooks: {
    moved: {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { type: 'object', properties: { at: { type: 'string', readOnly: true } } } } },
        },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' }, login: { type: 'oauth2', flows: {} } },
    schemas: {
      Route: {
        type: 'object',
        required: ['name'],
        properties: {
          id: { type: 'string', readOnly: true },
          name: { type: 'string', description: 'What it is called.\n\n- short\n- plain' },
          next: { anyOf: [{ $ref: '#/components/schemas/Route' }, { type: 'null' }] },
          target: {
            oneOf: [
              { title: 'Host', properties: { host: { type: 'string' } } },
              { title: 'File', properties: { path: { type: 'string' } } },
            ],
          },
        },
      },
    },
  },
};

test('an operation as Markdown', async () => {
  const operation = loadTestApi({ 'api.yaml': SPEC }).operation('POST /routes/{id}');
  const text =
    operation && writeOperation(withExamples(operation), { text: 'Mine.', samples: [{ label: 'cURL', language: 'bash', code: 'curl x' }] });
  await expect(text).toMatchFileSnapshot('./fixtures/operation.md.txt');
});

test('a webhook, whose body comes to the reader', () => {
  const operation = loadTestApi({ 'api.yaml': SPEC }).operation('webhook moved');
  expect(operation && writeOperation(operation)).toBe(
    'Webhook `moved`\n\n## Body\n\nThe body is optional.\n\n`application/json` object\n\n- `at` (string, read-only)\n',
  );
});

test('a page that describes its fields itself', () => {
  const operation = loadTestApi({ 'api.yaml': SPEC }).operation('POST /routes/{id}');
  const text = operation && writeOperation({ ...operation, deprecated: false }, { text: '## Body\n\nMine.', isDescribed: true });
  expect(text).toBe('`POST https://api.example.com/routes/{id}`\n\nChanges a route.\n\nAll of it.\n\n## Body\n\nMine.\n');
});

test('a schema, which may hold itself', () => {
  const route = SPEC.components.schemas.Route;
  const text = writeSchema({ $ref: '#/components/schemas/Route' }, { '#/components/schemas/Route': route });
  expect(text).toContain('`Route`');
  expect(text).toContain('- `next` (Route or null)\n  - As `Route` above.');
  expect(text).toContain('  - One of:\n    - Host:\n      - `host` (string)\n    - File:\n      - `path` (string)');
});

test('schemas that are shared by bodies, or made of one another, lose nothing', () => {
  const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    Stop: { properties: { name: { type: 'string' } } },
    Depot: { allOf: [ref('Stop'), { properties: { gates: { type: 'integer' } } }] },
    Plan: {
      properties: {
        first: ref('Stop'),
        home: ref('Depot'),
        last: { allOf: [ref('Stop'), { properties: { load: { type: 'integer' } } }] },
      },
    },
  };
  const answer = { content: { 'application/json': { schema: ref('Plan') } } };
  const paths = { '/plan': { get: { responses: { 200: answer, 202: answer } } } };
  const operation = loadTestApi({ 'api.yaml': { openapi: '3.1.0', paths, components: { schemas } } }).operation('GET /plan');
  const lines = operation && writeOperation(operation).split('\n');
  expect(lines?.filter((line) => line.trimStart().startsWith('- '))).toEqual([
    '- `first` (Stop)',
    '  - `name` (string)',
    '- `home` (Depot)',
    '  - `name` (string)',
    '  - `gates` (integer)',
    '- `last` (object)',
    '  - As `Stop` above.',
    '  - `load` (integer)',
    '- As `Plan` above.',
  ]);
});

test('examples of parameters and what tells alternatives apart', () => {
  const parameter = {
    name: 'since',
    in: 'query',
    schema: { type: 'string', example: '2026-11-01' },
    examples: { one: { summary: 'This month', value: '2026-11-01T00:00:00Z' }, two: { summary: 'Always' } },
  };
  const schema = {
    oneOf: [{ $ref: '#/components/schemas/Cat' }, { title: 'Dog', properties: { age: { type: 'integer', example: 3 } } }],
    discriminator: { propertyName: 'kind' },
  };
  const operation = loadTestApi({
    'api.yaml': {
      openapi: '3.1.0',
      paths: { '/pets': { put: { parameters: [parameter], requestBody: { content: { 'application/json': { schema } } }, responses: {} } } },
      components: { schemas: { Cat: { properties: { kind: { const: 'Cat' } } } } },
    },
  }).operation('PUT /pets');
  const lines = operation && writeOperation(operation).split('\n');
  expect(lines?.filter((line) => line.trimStart().startsWith('- '))).toEqual([
    '- `since` (string): Example: `2026-11-01`.',
    '  - Example: `2026-11-01T00:00:00Z` This month',
    '  - Example: Always',
    '- One of, discriminator `kind`:',
    '  - Cat:',
    '    - `kind` (string): Always `Cat`.',
    '  - Dog:',
    '    - `age` (integer): Example: `3`.',
  ]);
});

test('what a list holds, plain alternatives, and the body as a whole', () => {
  const schema = {
    description: 'What is told.',
    properties: {
      events: { type: 'array', description: 'Which ones.', items: { type: 'string', enum: ['done', 'failed'] } },
      mode: {
        oneOf: [
          { type: 'integer', title: 'Level', description: 'From low to high.', maximum: 3 },
          { const: 'off', title: 'Off' },
        ],
      },
    },
  };
  const operation = loadTestApi({
    'api.yaml': {
      openapi: '3.1.0',
      paths: { '/hooks': { put: { requestBody: { required: true, content: { 'application/json': { schema } } }, responses: {} } } },
    },
  }).operation('PUT /hooks');
  const text = operation && writeOperation(operation);
  expect(text).toContain('`application/json` object\n\nWhat is told.\n\n');
  expect(text).toContain('- `events` (array of string): Which ones. Each item: One of `done`, `failed`.\n');
  expect(text).toContain('Level: From low to high. At most 3. Off: Always `off`.\n');
});
