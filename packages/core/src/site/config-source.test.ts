import { expect, test, vi } from 'vitest';
import { createTestSite } from './site-fixture.ts';

test('places what is wrong in thousands of divisions with one reading of the config', () => {
  const find = vi.spyOn(Array.prototype, 'find');
  const languages = Array.from({ length: 400 }, (_, index) => ({ language: `l${index}`, groups: [{ group: 'G', pages: [`p${index}`] }] }));
  const { diagnostics } = createTestSite({ navigation: { languages } }, ['index.mdx']);
  const looks = find.mock.calls.length;
  find.mockRestore();
  const empty = diagnostics.filter(({ message }) => message.includes('has no pages'));
  expect(new Set(empty.map(({ line }) => line).filter((line) => line !== undefined)).size).toBe(400);
  expect(looks).toBeLessThan(40_000);
});
