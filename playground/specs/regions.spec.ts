import { expect } from 'vitest';

import { createTest, inBuild, isDev } from '../harness/create-test.ts';
import { isMarked, markDocument } from '../harness/hold-state.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'regions' });
// Dev draws the same parts, and an edit there keeps their state.
const testBuilt = inBuild(test);

test("every region is the author's own", async ({ site, page }) => {
  await visit(page, site.url('/'));
  for (const name of ['Header', 'TabsBar', 'Sidebar', 'Toc', 'Feedback', 'Pagination', 'Footer'])
    expect.soft(await page.locator(`.octavo #own-${name}`).innerText(), name).toContain(`${name} of Weir`);
});

test('so is what a wrong address shows', async ({ site, page, log }) => {
  log.allow(/404/);
  await page.goto(site.url('/nowhere'));
  expect(await page.locator('#own-NotFound').innerText()).toBe('NotFound of nothing');
});

testBuilt(
  'a component of pages, one of the same name as no region, a new one and an element of Markdown are too',
  async ({ site, page }) => {
    await visit(page, site.url('/'));
    expect(await page.locator('#own-Note').innerText()).toBe('Mind the current.');
    expect(await page.locator('#own-Tabs').count()).toBe(1);
    expect(await page.locator('#own-Gauge').getAttribute('value')).toBe('3');
    expect(await page.locator('h2.own-heading').getAttribute('id')).toBe('levels');
  },
);

testBuilt('a region and its parts have state', async ({ site, page }) => {
  await visit(page, site.url('/'));
  await page.getByRole('button', { name: 'Rung 0 times' }).click();
  await page.getByRole('button', { name: 'Left 0 times' }).click();
  await page.getByRole('button', { name: 'Rung 1 times' }).waitFor();
  await page.getByRole('button', { name: 'Left 1 times' }).waitFor();
});

test('a redirect leads on with its query, and a script of the author’s runs', async ({ site, page }) => {
  await visit(page, site.url('/old/gates?rung=2'));
  await expect.poll(() => page.url()).toBe(site.url('/guides/gates?rung=2'));
  await expect.poll(() => page.locator('html').getAttribute('data-mark')).toBe('+');
});

test('a component that throws leaves the page around it', async ({ site, page, log }) => {
  log.allow(/It leaks\.|<Leak>|Guard/);
  await visit(page, site.url('/broken'));
  await page.getByText('<Leak> cannot be shown.').waitFor();
  const text = await page.locator('.octavo-prose').innerText();
  expect(text).toMatch(/^Before the leak\.[^]*It leaks\.[^]*After the leak\.$/);
});

if (isDev)
  test('an edit of a region shows at once, and its state is kept', async ({ site, page }) => {
    await visit(page, site.url('/'));
    await markDocument(page);
    await page.getByRole('button', { name: 'Left 0 times' }).click();
    await site.files.edit('src/Footer.jsx', (text) => text.replace('Footer of {', 'The foot of {'));
    await expect.poll(() => page.locator('#own-Footer').innerText()).toContain('The foot of Weir');
    expect(await page.getByRole('button', { name: 'Left 1 times' }).count()).toBe(1);
    expect(await isMarked(page)).toBe(true);
  });
