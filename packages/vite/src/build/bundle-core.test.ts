import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleCore } from './bundle-core.ts';

/** What a reader of a page without React is sent, in KiB after gzip: on every page, and where something is asked for. */
const LIMITS = [3, 2.25, 1.1, 0.7];

test('the script of pages without React stays small, stands alone, and is the same every time', async () => {
  const files = await bundleCore();
  const sizes = files.map(({ content }) => gzipSync(content, { level: 9 }).length / 1024);
  for (const [index, size] of sizes.entries()) expect(size, files[index]?.fileName).toBeLessThan(LIMITS[index] ?? 0);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(6.5);
  for (const { content } of files) expect(String(content)).not.toMatch(/^import\b|\bfrom"/);
  expect((await bundleCore()).map(({ fileName }) => fileName)).toEqual(files.map(({ fileName }) => fileName));
});
