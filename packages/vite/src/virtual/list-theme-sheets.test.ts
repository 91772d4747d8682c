import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { SPLIT_LISTS } from '../../../../scripts/bundle-sheet.ts';
import { createThemeStyle } from '@octavo/theme/internal/document';
import { bundleAsync } from 'lightningcss';
import { expect, it } from 'vitest';
import { createOutputSite } from '../output/output-fixture.ts';
import { minifyCss } from '../utilities/minify-css.ts';
import { listThemeSheets } from './list-theme-sheets.ts';

const PAGES = { 'en/start.mdx': '# Start', 'de/start.mdx': '# Anfang' };

/** What a large company's site has. */
const RICH = {
  banner: { content: 'Hello' },
  colors: { primary: '#0e7490', light: '#67e8f9', dark: '#155e75' },
  contextual: { options: ['copy', 'view', 'chatgpt'] },
  feedback: { thumbsRating: true },
  navigation: {
    languages: [
      { language: 'en', dropdowns: [{ dropdown: 'Guides', pages: ['en/start'] }] },
      { language: 'de', dropdowns: [{ dropdown: 'Anleitungen', pages: ['de/start'] }] },
    ],
  },
};

it.each([
  [{ navigation: { pages: ['en/start'] } }, ['page-menu']],
  [{ navigation: { pages: ['en/start'] }, theme: 'maple' }, ['sidenav', 'page-menu']],
  [{ navigation: { pages: ['en/start'] }, theme: 'palm' }, ['look', 'page-menu']],
  [{ navigation: { pages: ['en/start'] }, background: { decoration: 'grid' } }, ['decoration', 'page-menu']],
  [{ navigation: { languages: [{ language: 'ja', pages: ['en/start'] }] } }, ['east-asian', 'divisions', 'page-menu']],
  [RICH, ['banner', 'long-words', 'divisions', 'page-menu', 'feedback']],
])('of %j', (config, expected) => {
  expect(listThemeSheets(createOutputSite(config, PAGES))).toEqual(expected);
});

it.each([
  ['page', 'maple'],
  ['graphql', 'maple'],
  ['workflow', 'maple'],
])('a rich site has less than 16,000 bytes of sheets on a page that needs `%s` of API pages, in the theme %s', async (name, theme) => {
  const names = ['page', 'code-looks', ...listThemeSheets(createOutputSite({ ...RICH, theme }, PAGES))];
  const sheets = await Promise.all(names.map((one) => minify(`@octavo/theme/${one}.css`)));
  const ofSite = sheets.join('') + createThemeStyle(RICH.colors);
  const weights = [ofSite, await minify(`@octavo/openapi/${name}.css`)].map((css) => gzipSync(css).length);
  // Utility classes of generated pages have a sheet of their own.
  expect(weights.reduce((sum, one) => sum + one, 200)).toBeLessThan(16_000);
});

async function minify(sheet: string): Promise<string> {
  const { code } = await bundleAsync({
    filename: fileURLToPath(import.meta.resolve(sheet)),
    visitor: SPLIT_LISTS,
    resolver: {
      resolve: (specifier, from) =>
        specifier.startsWith('.') ? path.resolve(path.dirname(from), specifier) : fileURLToPath(import.meta.resolve(specifier)),
    },
  });
  return minifyCss(code.toString(), ['chrome123', 'firefox125', 'safari17.5']);
}
