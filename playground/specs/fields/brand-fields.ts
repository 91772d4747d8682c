import type { Page } from 'playwright-core';

import type { FieldCase } from '../../harness/fields-suite.ts';
import { readStyle } from '../../harness/read-page.ts';

const attribute = (selector: string, name: string) => (page: Page) => page.locator(selector).first().getAttribute(name);
const mode = attribute('html', 'data-octavo-mode');
const token = (name: string) => (page: Page) =>
  page.locator('.octavo').evaluate((root, property) => getComputedStyle(root).getPropertyValue(property), `--octavo-color-${name}`);

const LOGO = { light: '/images/logo-light.svg', dark: '/images/logo-dark.svg', href: '/guides/berths' };
const COLORS = {
  primary: '#B91C1C',
  light: '#FCA5A5',
  dark: '#7F1D1D',
  background: { light: '#FFFBEB', dark: '#1C1917' },
  anchors: { from: '#FDE047', to: '#FACC15' },
};

const withoutHash = (address: string | null): string | undefined => address?.replace(/\?v=[0-9a-f]{8}$/, '');

/** Fields of brand and colour. */
export const BRAND_FIELDS: readonly FieldCase[] = [
  {
    field: 'logo.dark',
    config: { logo: LOGO },
    system: 'dark',
    read: async (page) => {
      const images = page.locator('.octavo-logo img');
      const shown = await images.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('src')));
      return shown.map(withoutHash);
    },
    expected: ['/images/logo-dark.svg'],
  },
  { field: 'logo.href', config: { logo: LOGO }, read: attribute('.octavo-logo', 'href'), expected: '/guides/berths' },
  {
    field: 'favicon, an SVG for each mode',
    config: { favicon: { light: '/images/icon-light.svg', dark: '/images/icon-dark.svg' } },
    read: (page) =>
      page
        .locator('link[rel="icon"]')
        .evaluateAll((links) => links.map((link) => [link.getAttribute('href')?.replace(/\?.*/, ''), link.getAttribute('media')])),
    expected: [
      ['/images/icon-light.svg', '(prefers-color-scheme: light)'],
      ['/images/icon-dark.svg', '(prefers-color-scheme: dark)'],
    ],
  },
  { field: 'colors.primary and colors.light', config: { colors: COLORS }, read: token('primary'), expected: 'light-dark(#b91c1c,#fca5a5)' },
  { field: 'colors.dark', config: { colors: COLORS }, read: token('button'), expected: 'light-dark(#7f1d1d,#7f1d1d)' },
  {
    field: 'colors.background',
    config: { colors: COLORS },
    system: 'dark',
    read: (page) => readStyle(page.locator('html'), 'background-color'),
    expected: 'rgb(28, 25, 23)',
  },
  {
    field: 'colors.anchors',
    config: { colors: COLORS },
    read: (page) => readStyle(page.locator('.octavo-anchor-plate'), 'background-image'),
    expected: 'linear-gradient(135deg, rgb(253, 224, 71), rgb(250, 204, 21))',
  },
  {
    field: 'backgroundImage',
    config: { backgroundImage: '/images/waves.svg' },
    href: '/guides/berths',
    read: (page) =>
      page
        .locator('.octavo-backdrop-image')
        .evaluateAll((all) => all.map((one) => /[\w-]+\.svg/.exec(getComputedStyle(one).backgroundImage)?.[0])),
    expected: ['waves.svg'],
  },
  { field: 'modeToggle.default', config: { modeToggle: { default: 'dark' } }, read: mode, expected: 'dark' },
  {
    field: 'rounded',
    config: { rounded: 'sharp' },
    read: (page) => readStyle(page.locator('.octavo-code'), 'border-top-left-radius'),
    expected: '0px',
  },
  {
    field: 'background.style',
    config: { background: { style: 'grid' } },
    read: (page) =>
      page
        .locator('.octavo-backdrop')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').backgroundImage.startsWith('linear-gradient'))),
    expected: [true],
  },
  {
    field: 'font',
    config: { font: { headings: { family: 'Harbour Serif', weight: 600 }, body: { family: 'Harbour Sans' } } },
    read: async (page) => [
      (await readStyle(page.locator('.octavo-title'), 'font-family')).split(',')[0],
      await readStyle(page.locator('.octavo-title'), 'font-weight'),
      (await readStyle(page.locator('.octavo-prose p'), 'font-family')).split(',')[0],
    ],
    expected: ['"Harbour Serif"', '600', '"Harbour Sans"'],
  },
  {
    field: 'codeBlock.mode',
    config: { codeBlock: { mode: 'dark' } },
    read: (page) => readStyle(page.locator('.octavo-code'), 'color-scheme'),
    expected: 'dark',
  },
  {
    field: 'metadata',
    config: { metadata: { 'og:image': '/images/waves.svg', 'twitter:site': '@harbour' } },
    read: async (page) => [
      withoutHash(await page.locator('meta[property="og:image"]').evaluateAll((all) => all[0]?.getAttribute('content') ?? null)),
      await page.locator('meta[name="twitter:site"]').evaluateAll((all) => all[0]?.getAttribute('content')),
    ],
    expected: ['/images/waves.svg', '@harbour'],
  },
  {
    field: 'seo.indexHiddenPages',
    config: { seo: { indexHiddenPages: true } },
    href: '/unlisted',
    read: (page) => page.locator('meta[name="robots"]').count(),
    expected: 0,
  },
];
