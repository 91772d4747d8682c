import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleAsync } from 'lightningcss';
import { expect, test } from 'vitest';
import { SPLIT_LISTS } from '../../../scripts/bundle-sheet.ts';

const { resolve } = createRequire(import.meta.url);
const theme = path.dirname(resolve('@octavo/theme/page.css'));

/** gzip, in bytes: what the CSS of a page may weigh in all, without the site's own colours in the page itself. */
const LIMIT = 15_700;

const resolver = {
  resolve: (name: string, from: string): string => (name.startsWith('.') ? path.resolve(path.dirname(from), name) : resolve(name)),
};

const weigh = async (...names: string[]): Promise<number> => {
  const bundles = await Promise.all(names.map((filename) => bundleAsync({ filename, minify: true, resolver, visitor: SPLIT_LISTS })));
  const sheets = bundles.map(({ code }) => code);
  expect(Math.min(...sheets.map(({ length }) => length))).toBeGreaterThan(500);
  return gzipSync(sheets.join('')).length;
};

test('the sheets of an API page are small, whatever its site has', async () => {
  // A build joins those of the theme.
  const ofTheme = ['page', 'divisions', 'look'].map((name) => path.join(theme, `${name}.css`));
  const size = (await weigh(...ofTheme)) + (await weigh(path.join(import.meta.dirname, 'page.css')));
  expect(size).toBeLessThan(LIMIT);
});
