import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createThemeStyle } from '@octavo/theme/internal/document';
import { bundle } from 'lightningcss';
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
])('a rich site has less than 16,000 bytes of sheets on a page that needs `%s` of API pages, in the theme %s', (name, theme) => {
  const names = ['page', 'code-looks', ...listThemeSheets(createOutputSite({ ...RICH, theme }, PAGES))];
  const ofSite = names.map((one) => minify(`@octavo/theme/${one}.css`)).join('') + createThemeStyle(RICH.colors);
  const weights = [ofSite, minify(`@octavo/openapi/${name}.css`)].map((css) => gzipSync(css).length);
  // Utility classes of generated pages have a sheet of their own.
  expect(weights.reduce((sum, one) => sum + one, 200)).toBeLessThan(16_000);
});

function minify(sheet: string): string {
  return minifyCss(bundle({ filename: fileURLToPath(import.meta.resolve(sheet)) }).code.toString(), [
    'chrome123',
    'firefox125',
    'safari17.5',
  ]);
}
