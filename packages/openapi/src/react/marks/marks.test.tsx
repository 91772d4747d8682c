import { parseConfig } from '@octavo/core';
import { OctavoProvider } from '@octavo/theme/internal';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { compareApis } from '../../changes/compare-apis.ts';
import { loadTestApi } from '../../load/load-fixture.ts';
import { createApiPageData } from '../../page-data/create-api-page-data.ts';
import type { OperationPageData } from '../../page/api-page-data.ts';
import { writeOperation } from '../../twin/write-operation.ts';
import { ApiPage } from '../api-page.tsx';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const createSpec = (operation: object, more: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Routes', version: 'v1' },
  paths: { '/routes/{id}': { post: operation }, ...more },
});
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const address = (limit: number) => ({ type: 'object', properties: { city: { type: 'string', maxLength: limit } } });
const OLD = createSpec({
  parameters: [id, { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } }],
  requestBody: {
    content: {
      'application/json': { schema: { type: 'object', properties: { lines: { type: 'array', items: address(20) } } } },
      'application/xml': { schema: { type: 'object', properties: { note: { type: 'string' } } } },
    },
  },
  responses: {
    200: {
      ...json({
        oneOf: [
          { title: 'A', ...address(20) },
          { title: 'B', type: 'string' },
        ],
      }),
      headers: {},
    },
    404: {},
  },
});
const NEW = createSpec(
  {
    parameters: [
      id,
      { name: 'limit', in: 'query', required: true, schema: { type: 'integer', maximum: 50 } },
      { name: 'page size', in: 'query', schema: { type: 'integer' } },
    ],
    requestBody: {
      content: {
        'application/json': {
          schema: { type: 'object', required: ['state'], properties: { lines: { type: 'array', items: address(10) }, state: {} } },
        },
        'application/xml': { schema: { type: 'object', properties: { note: { type: 'string', deprecated: true } } } },
      },
    },
    responses: {
      200: {
        ...json({
          oneOf: [
            { title: 'A', ...address(30) },
            { title: 'B', type: 'string' },
          ],
        }),
        headers: { 'X-Left': { schema: { type: 'integer' } } },
      },
    },
  },
  { '/new': { get: { responses: {} } } },
);

function createData(key: string): OperationPageData {
  const [before, after] = [
    loadTestApi({ 'api.yaml': OLD }),
    loadTestApi({ 'api.yaml': { ...NEW, info: { title: 'Routes', version: 'v2' } } }),
  ];
  const { operations } = compareApis(before, after, { today: '2026-11-25' });
  const { config } = parseConfig(JSON.stringify({ name: 'A', navigation: [], openapi: 'api.yaml' }), 'docs.json');
  if (config === undefined) throw new Error('The config must be there.');
  const page = { frontmatter: {}, api: { kind: 'operation' as const, source: 'api.yaml', key, isDeprecated: false } };
  const list = operations.find((one) => one.key === key)?.changes ?? [];
  const data = createApiPageData(page, {
    loaded: after,
    config,
    renderMarkdown: (text) => text,
    chunkUrl: () => undefined,
    changes: { version: 'v2', page: { href: '/api-changelog', title: 'API changelog' }, list },
  });
  if (data?.kind !== 'operation') throw new Error('The operation must be there.');
  return data;
}

const SITE = JSON.parse('{ "name": "A", "base": "/" }');

function show(data: OperationPageData): ReturnType<typeof render> {
  return render(
    <OctavoProvider value={{ site: SITE }}>
      <ApiPage data={data} />
    </OctavoProvider>,
  );
}

it('each changed field has a mark, which leads to what changed in the operation, and that leads back', () => {
  const data = createData('POST /routes/{id}');
  const { container } = show({ ...data, expanded: 'all' });
  const marks = Object.fromEntries(
    [...container.querySelectorAll('.octavo-field')].flatMap((row) => {
      const mark = row.querySelector(':scope > .octavo-field-head > a[href="#changes"]');
      return mark === null ? [] : [[row.id, mark.textContent]];
    }),
  );
  expect(marks).toEqual({
    'query.limit': 'breaking',
    'query.page-size': 'new',
    'body.state': 'breaking',
    'body.lines.city': 'breaking',
    'body-2.note': 'changed',
    'response-200.headers.X-Left': 'new',
    'response-200.A.city': 'breaking',
  });
  const list = container.querySelector('#changes')?.closest('details');
  expect(list?.querySelector('summary')?.textContent).toBe('Changed in v2 breaking ');
  // Every change is listed, those without a row as well.
  expect([...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toContain('Response 404: removed');
  expect(list?.querySelectorAll('li')).toHaveLength(data.changes?.list.length ?? 0);
  const rows = [...(list?.querySelectorAll('li a') ?? [])].map((link) => decodeURIComponent(link.getAttribute('href') ?? '').slice(1));
  expect(new Set(rows.filter((row) => row in marks))).toEqual(new Set(Object.keys(marks)));
  expect(list?.querySelector('p a')?.textContent).toBe('API changelog');
});

it('a new operation says so, without a list', () => {
  const { container } = show(createData('GET /new'));
  expect(container.querySelector('p#changes')?.textContent).toBe('New in v2');
  expect(container.querySelectorAll('.octavo-field a[href="#changes"]')).toHaveLength(0);
});

it('programs read the same', () => {
  const { operation, changes } = createData('POST /routes/{id}');
  const markdown = writeOperation(operation, { ...(changes && { changes }) });
  expect(markdown).toContain('Changed in v2:\n\n- Breaking: query `limit`: now required. Requests without it are rejected.\n');
  expect(markdown).toContain('- Response `404`: removed\n');
  const added = createData('GET /new');
  expect(writeOperation(added.operation, { ...(added.changes && { changes: added.changes }) })).toContain('New in v2.\n');
});
