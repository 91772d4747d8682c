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

  test('shows code whole that the search of the browser scrolls, before anything is pointed at', async ({ site, page }) => {
    await visit(page, site.url('/code'));
    const folded = page.locator('[data-expandable]');
    await folded.evaluate((body) => body.querySelector('.line:last-child')?.scrollIntoView());
    await expect.poll(() => folded.getAttribute('data-expanded')).toBe('');
  });

  test('leaves room for text between two columns of code', async ({ site, page }) => {
    await visit(page, site.url('/small'));
    const heights = await page.locator('tr:has(code)').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.filter((height) => height > 160)).toEqual([]);
    expect(heights).toHaveLength(1);
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
    // A link among words is seen to be one.
    const links = page.locator('.octavo-prose a:not([class])');
    expect(
      await links.evaluateAll(
        (all) =>
          all.filter((link) => /\S/.test(link.previousSibling?.nodeValue ?? '') && getComputedStyle(link).textDecorationLine === 'none')
            .length,
      ),
    ).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  });
});
