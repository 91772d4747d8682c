import { expect, test } from 'vitest';
import { checkProtection, isRestricted } from './check-protection.ts';
import type { Json } from '../json.ts';

test.each([
  [{ public: false }, true],
  [{ public: 'false' }, true],
  [{ groups: ['admin'] }, true],
  [{ groups: 'admin' }, true],
  [{ groups: ['admin'], public: true }, false],
  [{ groups: [] }, false],
  [{ groups: '' }, false],
  [{ public: true }, false],
  [{}, false],
])('%j is for some readers alone: %s', (data: Record<string, Json>, expected) => {
  expect(isRestricted(data)).toBe(expected);
});

test('a warning stands where the field does', () => {
  const text = '---\ntitle: A\ngroups: ["admin"]\n---\n';
  const [found] = checkProtection({ title: 'A', groups: ['admin'] }, { text, file: 'a.mdx' });
  expect(found).toMatchObject({ code: 'frontmatter/not-protected', severity: 'warning', file: 'a.mdx', line: 3, column: 1 });
});
