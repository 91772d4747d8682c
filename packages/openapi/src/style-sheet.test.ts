// @vitest-environment node
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle } from 'lightningcss';
import { expect, test } from 'vitest';

const theme = path.dirname(createRequire(import.meta.url).resolve('@octavo/theme/page.css'));

/** gzip, in bytes. */
const LIMIT = 16_000;

test('the sheets of an API page are small', () => {
  const files = [path.join(theme, 'page.css'), path.join(import.meta.dirname, 'page.css')];
  const sizes = files.map((filename) => gzipSync(bundle({ filename, minify: true }).code).length);
  expect(Math.min(...sizes)).toBeGreaterThan(500);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMIT);
});
