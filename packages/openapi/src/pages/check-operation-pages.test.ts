import { expect, test } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import { checkOperationPages } from './check-operation-pages.ts';

test('operations without a page are listed, but for those that are to have none', () => {
  const { api } = loadTestApi({
    'api.yaml': { openapi: '3.1.0', paths: { '/a': { get: {}, put: { 'x-excluded': true } }, '/b': { get: {}, delete: {}, post: {} } } },
  });
  if (api === undefined) throw new Error('The API must load.');
  const page = { href: '/a', file: 'a.mdx', title: 'A', frontmatter: {}, headings: [], links: [] };
  const pages = [
    { ...page, api: { kind: 'operation' as const, source: 'api.yaml', key: 'GET /a', isDeprecated: false } },
    { ...page, api: { kind: 'fields' as const, key: 'POST https://api.example.com/v1/b', isDeprecated: false } },
  ];
  const [finding, ...others] = checkOperationPages([api], pages);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ code: 'openapi/without-page', severity: 'info', file: 'api.yaml' });
  expect(finding?.message).toBe('2 of 4 operations of api.yaml have no page:\n- GET /b\n- DELETE /b');
  expect(checkOperationPages([{ ...api, operations: api.operations.slice(0, 1) }], pages)).toEqual([]);
});
