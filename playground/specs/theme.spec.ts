import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';

import { createTest, inBuild, isDev } from '../harness/create-test.ts';
import { isMarked, markDocument } from '../harness/hold-state.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'theme' });
// The dialog is the same code in dev.
const testBuilt = inBuild(test);

test('a theme of the author’s own draws its pages, its contents, its parts and the components of pages', async ({ site, page }) => {
  await visit(page, site.url('/'));
  expect(await page.locator('.kiln h1').innerText()).toBe('Kiln');
  expect(await page.locator('.kiln-lead').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(154, 52, 18)');
  expect(await page.locator('.kiln-contents a').allInnerTexts()).toEqual(['Before you begin', 'Afterwards']);
  await page.locator('.kiln-pages a[aria-current="page"]', { hasText: 'Kiln' }).waitFor();
  expect(await page.locator('.kiln-bar a').allInnerTexts()).toEqual(['Kiln', 'Guides', 'Glazes']);
  await page.getByRole('button', { name: 'Fired 0 times' }).click();
  await page.getByRole('button', { name: 'Fired 1 times' }).waitFor();
  await markDocument(page);
  await page.getByRole('link', { name: 'first firing', exact: true }).click();
  await page.locator('.kiln h1', { hasText: 'First firing' }).waitFor();
  expect(await page.locator('.kiln table td').first().innerText()).toBe('1');
  expect(await isMarked(page)).toBe(true);
});

testBuilt('its search works', async ({ site, page }) => {
  await visit(page, site.url('/guides/glaze'));
  await page.locator('.kiln-bar button[aria-haspopup="dialog"]').click();
  await page.getByRole('dialog').getByRole('combobox').fill('degrees');
  await page.getByRole('dialog').getByText('First firing').first().waitFor();
});

test('it says that a page is missing', async ({ site, page, log }) => {
  log.allow(/404/);
  await page.goto(site.url('/nowhere'));
  await page.locator('.kiln h1', { hasText: 'Page not found' }).waitFor();
});

if (isDev)
  test('an edit of it shows', async ({ site, page }) => {
    await visit(page, site.url('/'));
    await site.files.edit('theme/theme.tsx', (text) => text.replace('{name}. {description}', '{name}! {description}'));
    await page.getByText('Kiln! Firing schedules.').waitFor();
  });
else
  test('it is prerendered', async ({ site }) => {
    const html = await readFile(path.join(site.root, 'dist/guides/first/index.html'), 'utf8');
    expect(html).toContain('<h1>First firing</h1>');
    expect(html).toMatch(/<nav class="kiln-pages"[^]*aria-current="page"/);
    // A theme may leave out `components`, as this one does.
    expect(site.terminal()).not.toContain('IMPORT_IS_UNDEFINED');
  });
