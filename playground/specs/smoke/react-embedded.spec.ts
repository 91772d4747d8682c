import { expect } from 'vitest';

import { isMarked, markDocument } from '../../harness/hold-state.ts';
import { readTitle } from '../../harness/read-page.ts';
import { describeSmoke } from '../../harness/smoke-suite.ts';
import { visit } from '../../harness/visit.ts';

const test = describeSmoke({
  app: 'react-embedded',
  base: '/docs',
  isSinglePage: true,
  home: { href: '/', title: 'Teapot' },
  other: { href: '/install', title: 'Install' },
  linking: { href: '/guides/first', title: 'First guide' },
  section: { href: '/install', id: 'check-the-light' },
});

test("leaves the host's own page alone", async ({ site, page }) => {
  await page.goto(site.hostUrl('/'));
  await expect.poll(() => page.locator('h1').textContent()).toBe('Teapot');
  expect(await page.locator('.octavo').count()).toBe(0);
});

test("leads from the host's page to the docs", async ({ site, page }) => {
  await page.goto(site.hostUrl('/'));
  await page.getByRole('link', { name: 'Docs' }).click();
  await expect.poll(() => readTitle(page)).toBe('Teapot');
});

test('runs a component of the docs', async ({ site, page }) => {
  await visit(page, site.url('/install'));
  await page.getByRole('button', { name: 'Turned 0 times' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Turned 1 times' }).count()).toBe(1);
});

test("enters and leaves the docs through the host's links, without a reload", async ({ site, page }) => {
  await page.goto(site.hostUrl('/'));
  await markDocument(page);
  await page.getByRole('link', { name: 'Docs' }).click();
  await expect.poll(() => readTitle(page)).toBe('Teapot');
  await page.getByRole('link', { name: 'About' }).click();
  await expect.poll(() => page.locator('h1').allTextContents()).toEqual(['About the teapot']);
  expect(await isMarked(page)).toBe(true);
});

test("leads from the docs' text to the host's page", async ({ site, page }) => {
  await visit(page, site.url('/'));
  await page.getByRole('link', { name: 'the app' }).click();
  await expect.poll(() => page.locator('h1').allTextContents()).toEqual(['About the teapot']);
});

test("keeps the host's frame around the docs", async ({ site, page }) => {
  await visit(page, site.url('/install'));
  expect(await page.locator('nav.bar').innerText()).toBe('Home About Docs');
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).display)).toBe('flex');
});

test("searches in the host's page, and leads on without a reload", async ({ site, page }) => {
  await visit(page, site.url('/install'));
  await markDocument(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('leaflet');
  await expect.poll(() => page.locator('[role=option]').allTextContents()).toHaveLength(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => readTitle(page)).toBe('Teapot');
  expect([new URL(page.url()).hash, await isMarked(page)]).toEqual(['#first-steps', true]);
  await expect.poll(() => page.locator('.octavo-search-arrival').textContent()).toContain('Matches for leaflet: 1');
});
