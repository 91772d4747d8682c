import { expect, test } from 'vitest';
import { createPageFailures } from './page-failures.ts';

const page = { href: '/fares', file: 'fares.mdx' };
const boom = (): never => {
  throw new TypeError('no fare');
};

test('what throws in one part of a page is that page’s problem, and something else stands for the part', async () => {
  const failures = createPageFailures();
  const made = await failures.attempt(page, 'data', { make: async () => boom(), otherwise: ({ message }) => message });
  expect(made).toMatch(/^The data of \/fares could not be created: no fare \(boom, page-failures\.test\.ts\S*:\d+:\d+\)$/);
  expect(failures.diagnostics()).toMatchObject([{ code: 'page/failed', severity: 'error', file: 'fares.mdx', message: made }]);
});

test('the problem of an API’s page names the file of the API', () => {
  const failures = createPageFailures();
  const api = { kind: 'operation', source: 'openapi.yaml', key: 'GET /fares', isDeprecated: false } as const;
  failures.attemptNow({ ...page, api }, 'search text', { make: boom, otherwise: () => undefined });
  expect(failures.diagnostics()).toMatchObject([{ file: 'openapi.yaml' }]);
});

test('a part that is made after all, and a file that has changed, have no problem', () => {
  const failures = createPageFailures();
  const fail = (part: string): undefined => failures.attemptNow(page, part, { make: boom, otherwise: () => undefined });
  fail('data');
  fail('feed');
  expect(failures.attemptNow(page, 'data', { make: () => 'made', otherwise: () => 'other' })).toBe('made');
  expect(failures.diagnostics()).toHaveLength(1);
  failures.forget('other.mdx');
  expect(failures.diagnostics()).toHaveLength(1);
  failures.forget('fares.mdx');
  expect(failures.diagnostics()).toEqual([]);
});
