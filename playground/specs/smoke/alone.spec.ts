import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { inBuild } from '../../harness/create-test.ts';
import { fetchAnew } from '../../harness/fetch-anew.ts';
import { isMarked, markDocument } from '../../harness/hold-state.ts';
import { findSidebar, readArticle, readStyle, readTitle } from '../../harness/read-page.ts';
import { describeSmoke } from '../../harness/smoke-suite.ts';
import { visit } from '../../harness/visit.ts';

const test = describeSmoke({
  app: 'alone',
  isShared: true,
  home: { href: '/', title: 'Welcome to the desk' },
  other: { href: '/guides/labels', title: 'Labels' },
  linking: 'Welcome to the desk',
  section: { href: '/guides/routes', id: 'choosing-a-carrier' },
});
// What `docs.json` says shows in dev when it is edited, in the spec of hot reload.
const testBuilt = inBuild(test);

/** The width of a picture, once it is there. */
async function readWidth(page: Page, name: string): Promise<number> {
  const image = page.getByAltText(name, { exact: true });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.complete)).toBe(true);
  return image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));
}

test('a page has a snippet with its props, values of its own, code and an image of the content root, and runs a component', async ({
  site,
  page,
}) => {
  await visit(page, site.url('/guides/routes'));
  expect(await readArticle(page)).toContain('The Team plan sends five hundred parcels a day.');
  expect(await readArticle(page)).toContain('Parcels leave from Lyon every evening.');
  const block = page.locator('.octavo-code');
  expect(await block.locator('.octavo-code-title').textContent()).toBe('carrier.ts');
  expect(await block.locator('[data-highlight]').allInnerTexts()).toEqual([expect.stringContaining("choose('cheapest')")]);
  expect(await readWidth(page, 'The sorting belt')).toBe(320);
  await page.getByLabel('Weight in grams').fill('1200');
  await expect.poll(() => page.locator('output').textContent()).toBe('Charged as 3 units');
});

testBuilt(
  'the first page has the header of docs.json, the style sheet beside it and an image of public, keeps its mode, and leads to other navigation',
  async ({ site, page }) => {
    await visit(page, site.url('/'));
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('https://support.example.com');
    expect(await header.getByRole('link', { name: 'Open the desk' }).getAttribute('href')).toBe('https://desk.example.com');
    expect(await header.getByAltText('Parcel Desk').first().getAttribute('src')).toContain('logo-light');
    expect(await readStyle(page.locator('.desk-notice'), 'border-top-width')).toBe('3px');
    expect(await readWidth(page, 'A stamp')).toBe(64);

    // Light and dark are kept over a reload, without a flash.
    await page.getByRole('button', { name: 'Color mode' }).click();
    expect(await page.locator('html').getAttribute('data-octavo-mode')).toBe('dark');
    await page.reload({ waitUntil: 'commit' });
    await page.locator('main h1').waitFor();
    expect(await page.locator('html').getAttribute('data-octavo-mode')).toBe('dark');

    // An anchor and a tab have navigation of their own.
    const labels = findSidebar(page).getByRole('link', { name: 'Labels' });
    await page.getByRole('link', { name: 'SDKs' }).first().click();
    await expect.poll(() => readTitle(page)).toBe('Node.js');
    await expect.poll(() => labels.count()).toBe(0);
    await page.goBack();
    await expect.poll(() => labels.count()).toBe(1);
    await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'API' }).click();
    await expect.poll(() => readTitle(page)).toBe('API overview');
    await expect.poll(() => findSidebar(page).getByRole('link', { name: 'Errors' }).count()).toBe(1);
    expect(await labels.count()).toBe(0);
  },
);

test('serves a page that no navigation names', async ({ site, page }) => {
  await visit(page, site.url('/hidden'));
  expect(await readTitle(page)).toBe('Behind the counter');
});

testBuilt("changes to another version's navigation", async ({ site, page }) => {
  await visit(page, site.url('/v1/start'));
  await expect.poll(() => findSidebar(page).getByRole('link', { name: 'First edition' }).count()).toBe(1);
  expect(await page.locator('.octavo-versions summary').first().textContent()).toBe('v1');
});

test('another page has the snippet with other props, and an image from beside it; back and forward lead to the place that was left', async ({
  site,
  page,
}) => {
  await visit(page, site.url('/guides/labels'));
  expect(await readArticle(page)).toContain('The Solo plan sends five hundred parcels a day.');
  expect(await readWidth(page, 'A label')).toBe(80);
  await page.setViewportSize({ width: 1280, height: 240 });
  await markDocument(page);
  const scrollTo = (top: number): Promise<void> => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  const readTop = (): Promise<number> => page.evaluate(() => window.scrollY);
  const link = findSidebar(page).locator('a[href="/plain"]');
  await link.hover();
  await scrollTo(60);
  // A page that React runs writes it down a moment later.
  await expect.poll(() => page.evaluate(() => history.state?.octavoScroll)).toBe(60);
  await link.click();
  await expect.poll(() => readTitle(page)).not.toBe('Labels');
  await expect.poll(readTop).toBe(0);
  await scrollTo(40);
  await expect.poll(() => page.evaluate(() => history.state?.octavoScroll)).toBe(40);
  await page.goBack();
  await expect.poll(() => readTitle(page)).toBe('Labels');
  await expect.poll(readTop).toBe(60);
  await page.goForward();
  await expect.poll(() => readTitle(page)).not.toBe('Labels');
  await expect.poll(readTop).toBe(40);
  // A page that was left once before has a newer place by now.
  await scrollTo(50);
  await expect.poll(() => page.evaluate(() => history.state?.octavoScroll)).toBe(50);
  await findSidebar(page).locator('a[href="/guides/labels"]').click();
  await expect.poll(() => readTitle(page)).toBe('Labels');
  await page.goBack();
  await expect.poll(() => readTitle(page)).not.toBe('Labels');
  await expect.poll(readTop).toBe(50);
  expect(await isMarked(page)).toBe(true);
});

test('reads .md as CommonMark with HTML, and leaves what stands around a page where it is when the page changes', async ({
  site,
  page,
}) => {
  await visit(page, site.url('/plain'));
  const text = await readArticle(page);
  expect(text).toContain('so {curly braces} and Ctrl are text');
  expect(text).not.toContain('A comment that nobody reads');
  expect(await page.locator('main article td').allInnerTexts()).toEqual(['S', '2 kg', 'L', '30 kg']);
  const open = async (href: string, title: string): Promise<void> => {
    await findSidebar(page).locator(`a[href="${href}"]`).click();
    await expect.poll(() => readTitle(page)).toBe(title);
  };
  await open('/guides/labels', 'Labels');
  const moved = await page.evaluateHandle(() => {
    const found: string[] = [];
    const menu = document.querySelector('.octavo-menu') ?? document;
    new MutationObserver((records) => {
      for (const { removedNodes } of records)
        for (const node of removedNodes) if (node instanceof Element && node.matches('.octavo-sidebar')) found.push('sidebar');
    }).observe(menu, { childList: true });
    new MutationObserver((records) => {
      for (const { target, oldValue } of records)
        if (target instanceof Element && target.getAttribute('media') === oldValue) found.push('sheet');
    }).observe(document.head, { attributeFilter: ['media'], attributeOldValue: true, subtree: true });
    return found;
  });
  await open('/guides/routes', 'Routes');
  // Each of these would have the browser style and lay out a whole document anew.
  expect(await moved.jsonValue()).toEqual([]);
});

test('serves no file that nothing refers to', async ({ site }) => {
  expect((await fetchAnew(site.url('/notes.txt'))).status).toBe(404);
});
