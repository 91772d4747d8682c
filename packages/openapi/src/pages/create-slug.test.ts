import { expect, test } from 'vitest';
import { createSlug } from './create-slug.ts';

test.each([
  ['Get a route (v2)', 'get-a-route-v2'],
  ['route_moved', 'route_moved'],
  ['route.moved', 'routemoved'],
  ['Get a route.', 'get-a-route'],
  ['/routes/{id}/keys', 'routes-keys'],
  ['Create & update', 'create-&-update'],
  ['A / B', 'a-b'],
  ['Why? #1: 100%', 'why-1-100'],
  ['⚙️ Settings', '-settings'],
  ['Größe 大小', 'größe-大小'],
  ['..', ''],
  ['-', ''],
  ['Index', 'index-page'],
])('%s -> %s', (text, slug) => {
  expect(createSlug(text)).toBe(slug);
});

test('is no longer than the name of a file may be, and ends with a whole letter', () => {
  const slug = createSlug('ü'.repeat(300));
  expect(new TextEncoder().encode(slug).length).toBeLessThanOrEqual(200);
  expect(slug).toMatch(/^ü+$/);
});
