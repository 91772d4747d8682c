import { expect, test } from 'vitest';
import { compareRecords } from './compare-records.ts';
import type { SearchRecord } from './search-record.ts';

test('what is new, what is another one, what is gone', () => {
  const before = [create('/same'), create('/text'), create('/title'), create('/gone')];
  const title = { ...create('/title'), title: 'Another' };
  const now = [create('/same'), create('/text', 'Another'), title, create('/new')];
  expect(compareRecords(before, now)).toEqual({ changed: now.slice(1), stale: ['/text', '/title', '/gone'] });
  expect(compareRecords(before, before)).toEqual({ changed: [], stale: [] });
});

function create(href: string, text = 'Text'): SearchRecord {
  return { href, title: href, trail: [], sections: [{ id: '', heading: '', text, code: '' }], filters: {} };
}
