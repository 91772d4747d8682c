import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle } from 'lightningcss';
import { expect, test } from 'vitest';

const theme = path.dirname(createRequire(import.meta.url).resolve('@octavo/theme/page.css'));

/** gzip, in bytes: what the CSS of a page may weigh in all, without the site's own colours in the page itself. */
const LIMIT = 15_700;

const weigh = (...names: string[]): number => {
  const sheets = names.map((filename) => bundle({ filename, minify: true }).code);
  expect(Math.min(...sheets.map(({ length }) => length))).toBeGreaterThan(500);
  return gzipSync(sheets.join('')).length;
};

test('the sheets of an API page are small, whatever its site has', () => {
  // A build joins those of the theme.
  const ofTheme = ['page', 'divisions', 'look'].map((name) => path.join(theme, `${name}.css`));
  const size = weigh(...ofTheme) + weigh(path.join(import.meta.dirname, 'page.css'));
  expect(size).toBeLessThan(LIMIT);
});
