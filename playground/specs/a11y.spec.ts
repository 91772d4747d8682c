import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect } from 'vitest';

import { createTest, isDev } from '../harness/create-test.ts';
import { findHeavySheets } from '../harness/find-heavy-sheets.ts';
import { findViolations } from '../harness/find-violations.ts';
import { listBuiltPages } from '../harness/list-built-pages.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: '../docs-example', isBare: true, into: tmpdir(), isShared: true });

// `scripts/axe.ts` looks at every page of a site; here is one of each ten, which keeps a run short.
describe.runIf(!isDev)('docs-example, light and dark', () => {
  test('breaks no rule of axe', async ({ site, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const pages = (await listBuiltPages(path.join(site.root, 'dist'))).filter((_, index) => index % 10 === 0);
    expect(pages.length).toBeGreaterThan(4);
    for (const href of pages) {
      await visit(page, site.url(href));
      expect.soft(await findViolations(page), href).toEqual([]);
    }
  });

  test('breaks no rule of axe on a phone, with the menu open and closed', async ({ site, page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await visit(page, site.url('/quickstart'));
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test('has no page with 16,000 bytes of style sheets', async ({ site }) => {
    expect(await findHeavySheets(path.join(site.root, 'dist'))).toEqual([]);
  });

  test('finds what is wrong', async ({ site, page }) => {
    await visit(page, site.url('/quickstart'));
    await page.evaluate(() => document.querySelector('.octavo-prose p')?.setAttribute('style', 'color: light-dark(#ccc, #333)'));
    const found = await findViolations(page);
    expect(found.map(({ rule, mode }) => `${rule} ${mode}`)).toEqual([
      'color-contrast light',
      'color-contrast dark',
      // Chromium gives scripts the color that the sheet says, though it paints another.
      'color-contrast forced',
    ]);
  });
});
