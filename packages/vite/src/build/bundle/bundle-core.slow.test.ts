import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleCore } from './bundle-core.ts';

/** What a reader of a page without React is sent, in KiB after gzip. */
const LIMITS: Readonly<Record<string, number>> = { core: 3, pages: 2.4, choices: 1.6, sidebar: 1.1, hash: 1.4, menu: 1.1, presses: 2.1 };
const LIMIT = 0.9;

/** What comes without an action of the reader, where a page has it. */
const AT_ONCE: ReadonlySet<string> = new Set(['core', 'choices', 'zoom', 'stars']);

test('the script of pages without React stays small, stands alone, and is the same every time', async () => {
  const files = await bundleCore();
  const sizes = files.map(({ fileName, content }) => ({
    name: /-(\w+)\.js$/.exec(fileName)?.[1] ?? 'core',
    size: gzipSync(content, { level: 9 }).length / 1024,
  }));
  for (const { name, size } of sizes) expect(size, name).toBeLessThan(LIMITS[name] ?? LIMIT);
  expect(sizes.filter(({ name }) => AT_ONCE.has(name)).reduce((sum, { size }) => sum + size, 0)).toBeLessThan(6.5);
  for (const { content } of files) expect(String(content)).not.toMatch(/^import\b|\bfrom"/);
  expect((await bundleCore()).map(({ fileName }) => fileName)).toEqual(files.map(({ fileName }) => fileName));
});
