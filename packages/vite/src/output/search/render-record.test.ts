import { expect, it } from 'vitest';
import { renderRecord } from './render-record.ts';
import type { SearchSection } from './search-record.ts';

const FIRST: SearchSection = { id: '', heading: '', text: 'All routes. The newest come first.', code: '' };

it.each([
  ['All routes.', [FIRST], 1],
  ['All routes.', [{ ...FIRST, text: 'Of the account.' }], 1],
  ['All routes.', [{ ...FIRST, id: 'routes' }], 2],
  ['All routes.', [], 1],
])('says "%s" as often as a reader sees it: %j', (description, sections, times) => {
  const html = renderRecord({ href: '/a', title: 'A', description, trail: [], sections, filters: {} });
  expect(html.match(/<p>All routes\./g)).toHaveLength(times);
});
