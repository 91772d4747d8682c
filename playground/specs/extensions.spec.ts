import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';

import { fetchAnew } from '../harness/fetch-anew.ts';
import { createTest, inBuild, isDev } from '../harness/create-test.ts';
import { isMarked, markDocument } from '../harness/hold-state.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'extensions' });
// What an extension adds to pages is made by the same code in dev, where its edits show.
const testBuilt = inBuild(test);

testBuilt('a plugin of remark, a grammar and a transformer of Shiki', async ({ site, page }) => {
  await visit(page, site.url('/'));
  expect(await page.locator('article abbr').getAttribute('title')).toBe('Application programming interface');
  expect(await page.locator('pre .line').evaluateAll((lines) => lines.map((line) => line.getAttribute('data-number')))).toEqual([
    '1',
    '2',
    '1',
  ]);
  expect(await page.locator('pre span[class^="shiki-"]', { hasText: 'high' }).count()).toBe(1);
});

test('files and tags of the head, which follow the reader', async ({ site, page }) => {
  const sitemap = await fetchAnew(site.url('/sitemap.xml'));
  expect(sitemap.headers.get('content-type')).toContain('xml');
  expect(await sitemap.text()).toContain('<loc>https://almanac.test/harbours/dunmore</loc>');
  const response = await visit(page, site.url('/guides/tides'));
  expect(await response.text()).toContain('<meta name="almanac:page" content="/guides/tides"');
  await markDocument(page);
  await page.getByRole('link', { name: 'Dunmore', exact: true }).click();
  await page.locator('article h1', { hasText: 'Dunmore East' }).waitFor();
  await expect
    .poll(() => page.locator('meta[name="almanac:page"]').evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content'))))
    .toEqual(['/harbours/dunmore']);
  expect(await isMarked(page)).toBe(true);
});

test('a header and a slot, with words of their own', async ({ site, page }) => {
  await visit(page, site.url('/guides/tides'));
  expect(await page.locator('#almanac-header').getByRole('link', { name: 'Tides today' }).count()).toBe(1);
  expect(await page.locator('#almanac-header .octavo-search-prompt').innerText()).toBe('Find a harbour');
  expect(await page.locator('#almanac-after-sidebar').innerText()).toBe('Reading Tides');
});

test('a search of one’s own, and no index of ours', async ({ site, page }) => {
  await visit(page, site.url('/'));
  await page.locator('.octavo-search-button').click();
  await page.getByRole('dialog').getByRole('combobox').fill('cross');
  await page.getByRole('dialog').getByText('Crosshaven').first().waitFor();
  await page.getByRole('dialog').getByRole('combobox').fill('nowhere');
  await page.getByText('No harbour is named “nowhere”').waitFor();
  expect((await fetchAnew(site.url('/search-index/pagefind-entry.json'))).status).toBe(404);
});

testBuilt('a question is answered as it comes, with its sources', async ({ site, page }) => {
  let sent: { messages: { content: string }[] } | undefined;
  await page.route('**/api/chat/completions', async (route) => {
    sent = route.request().postDataJSON();
    const pieces = ['See **the', ' harbours**.'].map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    await route.fulfill({ contentType: 'text/event-stream', body: `${pieces.join('')}data: [DONE]\n\n` });
  });
  await visit(page, site.url('/'));
  await page.locator('.octavo-search-button').click();
  await page.getByRole('combobox').fill('cross');
  await page.getByRole('option', { name: 'Ask: “cross”' }).click();
  await expect
    .poll(() => page.getByRole('region', { name: 'Answer' }).locator('.octavo-ask-text').innerHTML())
    .toContain('<strong>the harbours</strong>');
  expect(await page.getByRole('combobox').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(sent?.messages.at(-1)?.content).toBe('cross');
  expect(await page.locator('.octavo-ask-sources a').count()).toBeGreaterThan(0);
});

testBuilt('frontmatter of one’s own, typed and with its default', async ({ site, page }) => {
  await visit(page, site.url('/'));
  expect(await page.locator('#almanac-level').innerText()).toBe('For a beginner, 4 minutes');
  expect(site.terminal()).not.toContain('extension/');
});

testBuilt('pages that no file holds stand in navigation, in the order of their list', async ({ site, page }) => {
  await visit(page, site.url('/harbours/crosshaven'));
  expect(await page.locator('article h2').innerText()).toContain('Depth');
  await page.locator('.octavo-sidebar a[aria-current="page"]', { hasText: 'Crosshaven' }).waitFor();
  const links = page.locator('.octavo-sidebar a[href^="/harbours/"]');
  expect(await links.allInnerTexts()).toEqual(['Dunmore East', 'Crosshaven']);
  await page.locator('.octavo-sidebar a[href="/charts/depths"]', { hasText: 'All depths' }).waitFor();
});

if (isDev) {
  test('an edit of an extension shows, and of a file that it imports', async ({ site, page }) => {
    await visit(page, site.url('/'));
    await site.files.edit('extensions/remark-abbr/extension.ts', (text) => text.replace('Application', 'Other'));
    await page.locator('abbr[title="Other programming interface"]').waitFor();
    await site.files.edit('extensions/json-pages/harbours.json', (text) => text.replace('"Crosshaven"', '"Kinsale"'));
    await page.locator('.octavo-sidebar a', { hasText: 'Kinsale' }).waitFor();
    await site.files.edit('extensions/own-sitemap/extension.ts', (text) =>
      text.replace('content: page.href', 'content: `at ${page.href}`'),
    );
    await expect.poll(() => page.locator('meta[name="almanac:page"]').getAttribute('content')).toBe('at /');
  });

  test('a fault of an extension is told with its place, and the last good state stays', async ({ site, page }) => {
    await visit(page, site.url('/'));
    await site.files.edit('extensions/remark-abbr/remark-abbr.ts', (text) =>
      text.replace('return (tree) => {', 'return (tree) => { throw new Error("No tree today."); '),
    );
    await expect.poll(() => site.terminal()).toMatch(/remark-abbr\.ts:6:\d+[^]*No tree today\./);
    await site.files.restore();
    await site.files.edit('extensions/json-pages/extension.ts', (text) => text.replace('pages: () =>', 'pages: ( =>'));
    await expect.poll(() => site.terminal()).toMatch(/json-pages\/extension\.ts:5[^]*Extension `json-pages`/);
    expect((await fetchAnew(site.url('/harbours/dunmore'))).status).toBe(200);
  });

  test('a file at the address of a page is told, until it has another one', async ({ site, page }) => {
    await visit(page, site.url('/'));
    await site.files.edit('extensions/own-sitemap/extension.ts', (text) => text.replace("href: '/sitemap.xml'", "href: '/guides'"));
    await page.getByText('The extension `own-sitemap` writes the file `/guides`').waitFor();
    await expect.poll(() => site.terminal()).toMatch(/own-sitemap\/extension\.ts[^]*`\/guides`, which is the address of a page/);
    await site.files.restore();
    await expect.poll(() => page.getByText('The extension `own-sitemap` writes').count()).toBe(0);
  });

  test('frontmatter that does not fit is told with its line', async ({ site, page }) => {
    await visit(page, site.url('/guides/tides'));
    await site.files.edit('guides/tides.mdx', (text) => text.replace('level: expert', 'level: wizard'));
    await expect.poll(() => site.terminal()).toMatch(/guides\/tides\.mdx:3:1[^]*frontmatter\/invalid[^]*`level`/);
  });
} else {
  test('and the build has it all', async ({ site }) => {
    const html = await readFile(path.join(site.root, 'dist/harbours/dunmore/index.html'), 'utf8');
    expect(html).toContain('3 metres at low water.');
    // What an extension is made of is no file of the site's.
    expect(existsSync(path.join(site.root, 'dist/extensions'))).toBe(false);
    expect(html).toContain('id="almanac-header"');
    expect(site.terminal()).toMatch(/guides\/tides\.mdx:6:14 levels:no-todo/);
  });
}
