import { describe, expect } from 'vitest';

import { createTest } from '../../harness/create-test.ts';
import { runAxe } from '../../harness/run-axe.ts';
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

const test = createTest({ app: 'gallery' });

describe.each(PAGES)('/%s', (name) => {
  test('has nothing that axe finds, in light and in dark', async ({ site, page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visit(page, site.url(`/${name}`));
      expect(await runAxe(page), colorScheme).toEqual([]);
    }
  });

  test('fits a narrow screen', async ({ site, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, site.url(`/${name}`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
