import { expect, test } from 'vitest';
import { normalizeUrlPrefix } from './normalize-url-prefix.ts';

test.each([
  ['/api-reference/', 'api-reference'],
  ['./sdks', 'sdks'],
  [' a/b ', 'a/b'],
  ['/', ''],
  ['https://example.com/', 'https://example.com/'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['//cdn.example.com/x', '//cdn.example.com/x'],
])('%s -> %s', (url, prefix) => {
  expect(normalizeUrlPrefix(url)).toBe(prefix);
});
