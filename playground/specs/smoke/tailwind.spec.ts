import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { inBuild, isDev } from '../../harness/create-test.ts';
import { isMarked, markDocument } from '../../harness/hold-state.ts';
import { describeHostPage } from '../../harness/host-page-suite.ts';
import { describeHotReload } from '../../harness/hot-reload-suite.ts';
import { findSidebar, readTitle } from '../../harness/read-page.ts';
import { describeSmoke } from '../../harness/smoke-suite.ts';
import { describeUntouched } from '../../harness/untouched-suite.ts';
import { visit } from '../../harness/visit.ts';

const test = describeSmoke({
  app: 'tailwind',
  base: '/docs',
  home: { href: '/', title: 'Blender' },
  other: { href: '/install', title: 'Install' },
  linking: 'First guide',
  section: { href: '/install', id: 'check-the-light' },
});
// The utilities of a page are the same sheet in dev.
const testBuilt = inBuild(test);

describeHostPage(test, { title: 'Blender' });

test("survives Tailwind's reset, and leaves its utilities to the host", async ({ site, page }) => {
  await page.goto(site.hostUrl('/'));
  await expect.poll(() => page.locator('h1').evaluate((title) => getComputedStyle(title).fontWeight)).toBe('700');
});

describeUntouched(test, { app: 'tailwind', modules: ['/src/main.ts', '/src/style.css'] });

describeHotReload(test);

/** A computed property of the one element with this id. */
function styleOf(page: Page, id: string, property: string): Promise<string> {
  return page.locator(`#${id}`).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

test('utility classes of a page and of its snippets work', async ({ site, page }) => {
  await visit(page, site.url('/chips'));
  expect(await styleOf(page, 'row', 'display')).toBe('flex');
  expect(await styleOf(page, 'row', 'column-gap')).toBe('16px');
  expect(await styleOf(page, 'first', 'border-top-left-radius')).toBe('12px');
  expect(await styleOf(page, 'first', 'border-top-width')).toBe('1px');
  expect(await styleOf(page, 'chip', 'text-transform')).toBe('uppercase');
  await page.locator('#chip').click();
  await expect.poll(() => styleOf(page, 'chip', 'text-decoration-line')).toBe('underline');
});

testBuilt("dark: follows the site's mode, and primary is the site's colour", async ({ site, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, site.url('/chips'));
  expect(await page.getByText('light', { exact: true }).isVisible()).toBe(true);
  expect(await page.getByText('dark', { exact: true }).isVisible()).toBe(false);
  expect(await styleOf(page, 'first', 'color')).toBe('rgb(3, 105, 161)');
  await page.evaluate(() => document.documentElement.setAttribute('data-octavo-mode', 'dark'));
  await expect.poll(() => page.getByText('dark', { exact: true }).isVisible()).toBe(true);
  expect(await page.getByText('light', { exact: true }).isVisible()).toBe(false);
  expect(await styleOf(page, 'first', 'color')).toBe('rgb(56, 189, 248)');
});

test('a sheet comes and goes with its page', async ({ site, page }) => {
  await visit(page, site.url('/install'));
  const hasSheet = (): Promise<boolean> =>
    page.evaluate(() => document.adoptedStyleSheets.some((sheet) => [...sheet.cssRules].some(({ cssText }) => cssText.includes('.flex'))));
  expect(await hasSheet()).toBe(false);
  await findSidebar(page).getByRole('link', { name: 'Chips' }).click();
  await expect.poll(() => readTitle(page)).toBe('Chips');
  await expect.poll(() => styleOf(page, 'row', 'display')).toBe('flex');
  await findSidebar(page).getByRole('link', { name: 'Install' }).click();
  await expect.poll(() => readTitle(page)).toBe('Install');
  await expect.poll(hasSheet).toBe(false);
});

test("the host's page gets nothing of it", async ({ site, page }) => {
  await page.goto(site.hostUrl('/'));
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  const text = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join(),
  );
  expect(text).not.toContain('octavo');
});

describe.runIf(isDev)('a class that is added shows at once, without a reload', () => {
  test('in a page', async ({ site, page }) => {
    await visit(page, site.url('/chips'));
    await markDocument(page);
    await page.locator('#chip').click();
    await site.files.edit('docs/chips.mdx', (text) => text.replace('flex gap-4', 'grid gap-[13px]'));
    await expect.poll(() => styleOf(page, 'row', 'row-gap')).toBe('13px');
    expect(await styleOf(page, 'row', 'display')).toBe('grid');
    expect(await styleOf(page, 'chip', 'text-decoration-line')).toBe('underline');
    expect(await isMarked(page)).toBe(true);
  });

  test('in a snippet', async ({ site, page }) => {
    await visit(page, site.url('/chips'));
    await markDocument(page);
    await site.files.edit('docs/chip.jsx', (text) => text.replace('uppercase', 'lowercase mt-[7px]'));
    await expect.poll(() => styleOf(page, 'chip', 'margin-top')).toBe('7px');
    expect(await isMarked(page)).toBe(true);
  });

  test('as the first of a page', async ({ site, page }) => {
    await visit(page, site.url('/install'));
    await markDocument(page);
    await site.files.edit('docs/install.mdx', (text) => text.replace('<Dial />', '<div id="box" className="p-5"><Dial /></div>'));
    await expect.poll(() => page.locator('#box').count()).toBe(1);
    await expect.poll(() => styleOf(page, 'box', 'padding-top')).toBe('20px');
    expect(await isMarked(page)).toBe(true);
  });
});

describe.runIf(!isDev)('the build', () => {
  test('puts the sheet into the documents that use it', async ({ site }) => {
    const read = (file: string): Promise<string> => readFile(path.join(site.root, 'dist/docs', file), 'utf8');
    const readSheets = async (file: string): Promise<string> => {
      const sheets = [...(await read(file)).matchAll(/<link rel="stylesheet" href="\/docs\/([^"]+)">/g)].map(([, sheet = '']) =>
        read(sheet),
      );
      return (await Promise.all(sheets)).join('\n');
    };
    expect(await readSheets('chips/index.html')).toContain('.octavo .rounded-xl{');
    expect(await readSheets('install/index.html')).not.toContain('.octavo .rounded-xl{');
  });
});
