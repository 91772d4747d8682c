import { expect, test } from 'vitest';
import { publish } from '../live.ts';
import { withNewestData } from './newest-data.ts';

const data = { href: '/back', title: 'Back', file: 'back.mdx', sections: [], toc: [], trail: [] };

test('a page that came back before its data has those that were published since', () => {
  const page = { Content: () => null, data: undefined };
  expect(withNewestData('/back', page).data).toBeUndefined();
  publish('data//back', data);
  expect(withNewestData('/back', page).data).toBe(data);
});

test('a page keeps its own data where the published ones say that it was gone', () => {
  publish('data//back', null);
  const page = { Content: () => null, data };
  expect(withNewestData('/back', page)).toBe(page);
});
