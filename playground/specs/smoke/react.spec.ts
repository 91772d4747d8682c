import { describe, expect } from 'vitest';

import { isDev } from '../../harness/create-test.ts';
import { isMarked, markDocument } from '../../harness/hold-state.ts';
import { describeHotReload } from '../../harness/hot-reload-suite.ts';
import { readTitle } from '../../harness/read-page.ts';
import { describeSmoke } from '../../harness/smoke-suite.ts';
import { describeUntouched } from '../../harness/untouched-suite.ts';
import { visit } from '../../harness/visit.ts';

const test = describeSmoke({
  app: 'react',
  base: '/docs',
  home: { href: '/', title: 'Kettle' },
  other: { href: '/install', title: 'Install' },
  linking: { href: '/guides/first', title: 'First guide' },
  section: { href: '/install', id: 'check-the-light' },
});

test("leaves the host's own page alone", async ({ site, page }) => {
  await page.goto(site.hostUrl('/'));
  await expect.poll(() => page.locator('h1').textContent()).toBe('Kettle');
  expect(await page.locator('.octavo').count()).toBe(0);
});

test("leads from the host's page to the docs", async ({ site, page }) => {
  await page.goto(site.hostUrl('/'));
  await page.getByRole('link', { name: 'Docs' }).click();
  await expect.poll(() => readTitle(page)).toBe('Kettle');
});

test('runs a component of the docs', async ({ site, page }) => {
  await visit(page, site.url('/install'));
  await page.getByRole('button', { name: 'Turned 0 times' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Turned 1 times' }).count()).toBe(1);
});

test("keeps a link to the host's page as it is", async ({ site, page }) => {
  await visit(page, site.url('/'));
  expect(await page.getByRole('link', { name: 'the app' }).getAttribute('href')).toBe('/about');
});

test("does not take the host's styles", async ({ site, page }) => {
  await visit(page, site.url('/'));
  expect(await page.locator('main h1').evaluate((title) => getComputedStyle(title).textTransform)).toBe('none');
});

describeUntouched(test, { app: 'react', modules: ['/src/main.tsx', '/src/app.tsx', '/src/index.css'] });

describeHotReload(test);

describe.runIf(isDev)("the host's open page", () => {
  test("the host's own hot reload goes on beside the docs", async ({ site, page }) => {
    await page.goto(site.hostUrl('/'));
    await page.getByRole('button', { name: 'Boiled 0 times' }).click();
    await markDocument(page);
    await site.files.edit('src/app.tsx', (text) => text.replace('Boiled', 'Heated'));
    await expect.poll(() => page.getByRole('button', { name: 'Heated 1 times' }).count()).toBe(1);
    expect(await isMarked(page)).toBe(true);
  });

  test("an edit of the docs leaves the host's open page alone", async ({ site, page }) => {
    await page.goto(site.hostUrl('/'));
    await page.getByRole('button', { name: 'Boiled 0 times' }).click();
    await markDocument(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await site.files.edit('docs/install.mdx', (text) => text.replace('light', 'bell'));
    await site.files.edit('docs/docs.json', (text) => text.replace('"Guides"', '"Walkthroughs"'));
    await site.files.edit('src/app.tsx', (text) => text.replace('Boiled', 'Heated'));
    await expect.poll(() => page.getByRole('button', { name: 'Heated 1 times' }).count()).toBe(1);
    expect(await isMarked(page)).toBe(true);
    expect(requests.filter((url) => url.includes('/docs/'))).toEqual([]);
  });
});
