import path from 'node:path';

import { describe, expect } from 'vitest';

import { createTest, isDev } from '../../harness/create-test.ts';
import { findHeavySheets } from '../../harness/find-heavy-sheets.ts';
import { findViolations } from '../../harness/find-violations.ts';
import { visit } from '../../harness/visit.ts';

const PAGES = [
  'callouts',
  'cards',
  'code',
  'fields',
  'small',
  'disclosure',
  'tabs',
  'steps',
  'tree',
  'views',
  'frames',
  'diagrams',
  'mathematics',
  'colors',
  'changelog',
  'endpoint',
  'old-names',
];

const test = createTest({ app: 'gallery', isShared: true });

describe.runIf(!isDev)('the whole gallery', () => {
  test('has no page with 16,000 bytes of style sheets', async ({ site }) => {
    expect(await findHeavySheets(path.join(site.root, 'dist'))).toEqual([]);
  });
});

// Chromium for tests has no dictionaries: what it would do with them is in the styles.
describe.runIf(!isDev)('long words', () => {
  test('are hyphenated in headings, titles and navigation of languages that join words, never in code', async ({ site, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, site.url('/cards'));
    await page.evaluate(() => {
      document.querySelector('.octavo-prose h2')?.append(document.createElement('code'));
      document.querySelector('.octavo-prose')?.append(document.createElement('p'));
    });
    const read = (lang: string): Promise<string[]> =>
      page.evaluate((code) => {
        document.documentElement.lang = code;
        const parts = [
          '.octavo-title',
          '.octavo-prose h2',
          '.octavo-card-title',
          '.octavo-nav a',
          '.octavo-toc a',
          '.octavo-prose > p',
          '.octavo-prose h2 > code',
        ];
        return parts.map((part) => getComputedStyle(document.querySelector(part) ?? document.body).hyphens);
      }, lang);
    expect(await read('de-CH')).toEqual(['auto', 'auto', 'auto', 'auto', 'auto', 'manual', 'manual']);
    expect(new Set(await read('en'))).toEqual(new Set(['manual']));
  });
});

// Dev draws the same; once is enough.
describe.runIf(!isDev).each(PAGES)('/%s', (name) => {
  test('fits a narrow screen, draws nothing that is hidden, and has nothing that axe finds, in light and in dark', async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, site.url(`/${name}`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 720 });
    // A rule for a class of the same name would give it a box again.
    const hidden = page.locator('[hidden]:not([hidden="until-found"])');
    expect(
      await hidden.evaluateAll((found) => found.filter((one) => getComputedStyle(one).display !== 'none').map((one) => one.outerHTML)),
    ).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
});
