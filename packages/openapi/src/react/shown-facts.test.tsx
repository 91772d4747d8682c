import { parseConfig } from '@octavo/core';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import { createMarkdown } from '../markdown/create-markdown.ts';
import { createApiPageData } from '../page-data/create-api-page-data.ts';
import { writeOperation } from '../twin/write-operation.ts';
import { ApiPage } from './api-page.tsx';
import { MediaTypes } from './media-types.tsx';
import { SchemaPart } from './schema/schema-part.tsx';

const { config } = parseConfig(JSON.stringify({ name: 'Facts', navigation: [] }), 'docs.json');
const text = { type: 'string' };
const header = { description: 'Of the part.', schema: { $ref: '#/components/schemas/Sum' } };

const document = {
  openapi: '3.2.0',
  info: { title: 'Facts', version: '1' },
  paths: {
    '/parts': {
      servers: [{ url: 'https://parts.example.com', name: 'Only parts', description: 'For *parts* alone.' }],
      post: {
        parameters: [
          {
            name: 'piped',
            in: 'query',
            style: 'pipeDelimited',
            explode: false,
            allowEmptyValue: true,
            examples: { two: { description: 'Two of them.', value: ['a', 'b'] } },
            schema: { type: 'array', items: text },
          },
        ],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: { file: {}, until: { anyOf: [text, { type: 'null', description: 'It has no end.' }] } },
              },
              encoding: { file: { contentType: 'image/png, image/jpeg', headers: { 'X-Sum': header } } },
            },
            'multipart/mixed': {
              schema: { type: 'array' },
              prefixEncoding: [{ contentType: 'image/webp', headers: { 'X-First': { description: 'Of the *first*.', schema: text } } }],
              itemEncoding: { contentType: 'text/csv' },
            },
          },
        },
        responses: {
          200: {
            description: 'Fine.',
            content: {
              'application/json': {
                examples: {
                  far: { summary: 'Kept elsewhere', description: 'Too long for here.', externalValue: 'https://example.com/far.json' },
                },
              },
            },
            links: {
              next: {
                operationId: 'nobody',
                description: 'Leads on.',
                parameters: { id: '$response.body#/id' },
                requestBody: '$request.body',
                server: { url: 'https://next.example.com', description: 'Another *one*.' },
              },
            },
          },
        },
        callbacks: {
          done: {
            '{$request.body#/url}': {
              post: {
                summary: 'It is done',
                description: 'Sent once.',
                parameters: [{ name: 'X-Sign', in: 'header', schema: text }],
                requestBody: { description: 'All that was done.', content: { 'text/plain': {} } },
                responses: { 202: { description: 'Taken in.', headers: { 'X-Wait': { schema: text } } } },
              },
            },
          },
        },
        security: [{ login: [] }],
      },
    },
  },
  components: {
    schemas: { Sum: { type: 'string', enum: ['crc-sum'] } },
    securitySchemes: {
      login: {
        type: 'oauth2',
        oauth2MetadataUrl: 'https://example.com/metadata',
        flows: { deviceAuthorization: { deviceAuthorizationUrl: 'https://example.com/device', tokenUrl: 'https://example.com/token' } },
      },
    },
  },
};

const FACTS = [
  'Only parts',
  'pipeDelimited',
  'allowEmptyValue',
  'image/png, image/jpeg',
  'It has no end.',
  'X-Sum',
  'Of the part.',
  'crc-sum',
  'image/webp',
  'X-First',
  'text/csv',
  'Kept elsewhere',
  'Too long for here.',
  'Two of them.',
  'https://example.com/far.json',
  'nobody',
  'Leads on.',
  '$response.body#/id',
  '$request.body',
  'https://next.example.com',
  'It is done',
  'Sent once.',
  'X-Sign',
  'All that was done.',
  'Taken in.',
  'X-Wait',
  'https://example.com/metadata',
  'deviceAuthorizationUrl',
  'https://example.com/device',
];

/** The page and its Markdown, as text. */
function read(): { page: string; twin: string } {
  const loaded = loadTestApi({ 'api.yaml': document });
  const operation = loaded.operation('POST /parts');
  if (config === undefined || operation === undefined) throw new Error('There is no operation.');
  const api = { kind: 'operation' as const, source: 'api.yaml', key: operation.key, method: 'POST', isDeprecated: false };
  const data = createApiPageData({ frontmatter: {}, api }, { loaded, config, renderMarkdown: createMarkdown(), chunkUrl: () => undefined });
  if (data?.kind !== 'operation') throw new Error('There is no page.');
  return { page: renderToString(<ApiPage data={data} />), twin: writeOperation(operation) };
}

test('what a file says of parts, links, callbacks, servers and examples elsewhere is on the page and in its Markdown', () => {
  const { page, twin } = read();
  expect(FACTS.filter((fact) => !page.replaceAll(/<[^>]*>/g, '').includes(fact))).toEqual([]);
  expect(FACTS.filter((fact) => !twin.includes(fact))).toEqual([]);
});

test('descriptions among them are Markdown', () => {
  const { page } = read();
  for (const html of ['For <em>parts</em> alone.', 'Of the <em>first</em>.', 'Another <em>one</em>.']) expect(page).toContain(html);
});

test('media types that hold the same have one short tab, and are all named in its panel', () => {
  const schema = { type: 'object' };
  const types = ['application/json', 'application/vnd.example.permission+json;version=2', 'application/x-www-form-urlencoded'];
  const content = { ...Object.fromEntries(types.map((type) => [type, { schema }])), 'text/plain': { schema: text } };
  render(
    <SchemaPart
      id="body"
      title="Body"
      scope={{ table: {}, load: () => Promise.resolve(), expanded: 'none', writtenDepth: 1, direction: 'request' }}
    >
      <MediaTypes id="body" content={Object.entries(content).map(([type, media]) => ({ type, ...media, examples: [], encoding: {} }))} />
    </SchemaPart>,
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['application/json +2', 'text/plain']);
  for (const type of types) expect(screen.getByText(type)).toBeTruthy();
});
