import { setTimeout } from 'node:timers/promises';

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { fetchAnew } from '../harness/fetch-anew.ts';
import { createTest, isDev } from '../harness/create-test.ts';
import { holdState, isMarked, markDocument, type HeldState } from '../harness/hold-state.ts';
import { findSidebar, readArticle, readStyle, readTitle } from '../harness/read-page.ts';
import type { ServedApp } from '../harness/serve-app.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'alone' });
const ROUTES = 'guides/routes.mdx';

/** Opens the page of routes and leaves the traces there that every edit has to keep. */
async function startReading(page: Page, site: ServedApp): Promise<HeldState> {
  await visit(page, site.url('/guides/routes'));
  return holdState(page);
}

describe.runIf(isDev)('an edit of a page shows without a reload', () => {
  test('its text', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.edit(ROUTES, (text) => text.replace('every evening', 'every morning'));
    await expect.poll(() => readArticle(page)).toContain('Parcels leave from Lyon every morning.');
    await held.expectKept();
  });

  test('a value that the page exports itself', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.edit(ROUTES, (text) => text.replace("depot = 'Lyon'", "depot = 'Turin'"));
    await expect.poll(() => readArticle(page)).toContain('Parcels leave from Turin every evening.');
    await held.expectKept();
  });

  test('a heading, in the table of contents too', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.edit(ROUTES, (text) => text.replace('## Delays', '## When it is late'));
    await expect.poll(() => page.getByRole('link', { name: 'When it is late', exact: true }).count()).toBeGreaterThan(0);
    await held.expectKept();
  });

  test('its title: on the page, in the sidebar and in the tab', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.edit(ROUTES, (text) => text.replace('title: Routes', 'title: Ways'));
    await expect.poll(() => readTitle(page)).toBe('Ways');
    await expect.poll(() => findSidebar(page).locator('[aria-current="page"]').allInnerTexts()).toEqual(['Ways']);
    await expect.poll(() => page.title()).toContain('Ways');
    await held.expectKept();
  });

  test('its description', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.edit(ROUTES, (text) => text.replace('finds its way', 'is never lost'));
    await expect.poll(() => readArticle(page)).toContain('How a parcel is never lost.');
    await expect.poll(() => page.locator('meta[name="description"]').getAttribute('content')).toBe('How a parcel is never lost.');
    await held.expectKept();
  });
});

describe.runIf(isDev)('an edit that follows another', () => {
  test('is not lost in the pause that the watcher makes after the first', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.edit(ROUTES, (text) => text.replace('every evening', 'at noon'));
    await setTimeout(25);
    await site.files.edit(ROUTES, (text) => text.replace('at noon', 'at midnight'));
    await expect.poll(() => readArticle(page)).toContain('Parcels leave from Lyon at midnight.');
    await held.expectKept();
  });

  test('is enough, whatever came before it', async ({ site, page }) => {
    const held = await startReading(page, site);
    for (const hour of ['at one', 'at two', 'at three', 'at four', 'at five']) {
      await site.files.edit(ROUTES, (text) => text.replace(/every evening|at \w+\./, `${hour}.`).replace('..', '.'));
    }
    await expect.poll(() => readArticle(page)).toContain('Parcels leave from Lyon at five.');
    await held.expectKept();
  });
});

describe.runIf(isDev)('an edit of what a page uses shows without a reload', () => {
  test('a snippet, on both pages that use it', async ({ site, page }) => {
    const other = await page.context().newPage();
    await visit(other, site.url('/guides/labels'));
    await markDocument(other);
    const held = await startReading(page, site);
    await site.files.edit('snippets/limits.mdx', (text) => text.replace('five hundred', 'nine hundred'));
    await expect.poll(() => readArticle(page)).toContain('The Team plan sends nine hundred parcels a day.');
    await expect.poll(() => readArticle(other)).toContain('The Solo plan sends nine hundred parcels a day.');
    await held.expectKept();
    expect(await isMarked(other)).toBe(true);
  });

  test('a component file of a snippet, which keeps its state', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.edit('snippets/weight-form.jsx', (text) => text.replace('Charged as', 'Billed as'));
    await expect.poll(() => page.locator('output').textContent()).toBe('Billed as 3 units');
    await held.expectKept();
  });

  test('a component file beside the page', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.edit('guides/stamp.jsx', (text) => text.replace('Stamped in teal', 'Stamped in amber'));
    await expect.poll(() => page.getByTestId('stamp').textContent()).toBe('Stamped in amber');
    await held.expectKept();
  });

  test('an image that is replaced', async ({ site, page }) => {
    const held = await startReading(page, site);
    const width = (): Promise<number> =>
      page.getByAltText('The sorting belt').evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
    await expect.poll(width).toBe(320);
    await site.files.edit('images/belt.svg', (text) => text.replace('width="320"', 'width="200"'));
    await expect.poll(width).toBe(200);
    await held.expectKept();
  });

  test('a custom style sheet, edited and removed', async ({ site, page }) => {
    await visit(page, site.url('/'));
    await markDocument(page);
    await site.files.edit('style.css', (text) => text.replace('3px', '7px'));
    await expect.poll(() => readStyle(page.locator('.desk-notice'), 'border-top-width')).toBe('7px');
    await site.files.remove('style.css');
    await expect.poll(() => readStyle(page.locator('.desk-notice'), 'border-top-width')).toBe('0px');
    expect(await isMarked(page)).toBe(true);
  });
});

describe.runIf(isDev)('a change of the set of pages shows without a reload', () => {
  test('a page added', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.add('guides/customs.mdx', '---\ntitle: Customs\n---\n\nDeclare what is inside.\n');
    await site.files.edit('docs.json', (text) => text.replace('"guides/labels",', '"guides/labels", "guides/customs",'));
    await expect.poll(() => findSidebar(page).getByRole('link', { name: 'Customs' }).count()).toBe(1);
    await held.expectKept();
    await findSidebar(page).getByRole('link', { name: 'Customs' }).click();
    await expect.poll(() => readArticle(page)).toContain('Declare what is inside.');
    expect(await isMarked(page)).toBe(true);
  });

  test('a page renamed', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.rename('guides/labels.mdx', 'guides/stickers.mdx');
    await site.files.edit('docs.json', (text) => text.replace('guides/labels', 'guides/stickers'));
    await expect.poll(() => findSidebar(page).getByRole('link', { name: 'Labels' }).getAttribute('href')).toBe('/guides/stickers');
    await held.expectKept();
    await findSidebar(page).getByRole('link', { name: 'Labels' }).click();
    await expect.poll(() => readArticle(page)).toContain('A label is printed once');
  });

  test('a page removed', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.edit('docs.json', (text) => text.replace('"guides/labels",', ''));
    await site.files.remove('guides/labels.mdx');
    await expect.poll(() => findSidebar(page).getByRole('link', { name: 'Labels' }).count()).toBe(0);
    await held.expectKept();
    await expect.poll(async () => (await fetchAnew(site.url('/guides/labels'), { headers: { accept: 'text/html' } })).status).toBe(404);
  });

  test('the open page removed, told once, and put back', async ({ site, page, log }) => {
    log.allow(/404|Failed to fetch|Failed to reload/);
    await visit(page, site.url('/guides/labels'));
    await markDocument(page);
    const text = await site.files.read('guides/labels.mdx');
    const printed = site.terminal().length;
    await site.files.remove('guides/labels.mdx');
    await expect.poll(() => readTitle(page)).toBe('Page not found');
    await expect.poll(() => site.terminal().slice(printed)).toContain('site/missing-page');
    await site.files.add('guides/labels.mdx', text);
    await expect.poll(() => readTitle(page)).toBe('Labels');
    expect(await isMarked(page)).toBe(true);
    expect(site.terminal().slice(printed)).not.toContain('site/unreadable');
  });
});

describe.runIf(isDev)('an edit of the navigation shows without a reload', () => {
  test('pages reordered', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.edit('docs.json', (text) => text.replace('"guides/routes", "guides/labels"', '"guides/labels", "guides/routes"'));
    const links = (): Promise<string[]> =>
      findSidebar(page)
        .getByRole('link', { name: /^(Routes|Labels)$/ })
        .allInnerTexts();
    await expect.poll(links).toEqual(['Labels', 'Routes']);
    await held.expectKept();
  });

  test('a group renamed', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.edit('docs.json', (text) => text.replace('"group": "Guides"', '"group": "How to"'));
    await expect.poll(() => findSidebar(page).innerText()).toMatch(/how to/i);
    await held.expectKept();
  });

  test('a tab renamed', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.edit('docs.json', (text) => text.replace('"name": "API"', '"name": "HTTP"'));
    await expect.poll(() => page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'HTTP' }).count()).toBe(1);
    await held.expectKept();
  });

  test('an anchor renamed', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.edit('docs.json', (text) => text.replace('"name": "SDKs"', '"name": "Libraries of ours"'));
    await expect.poll(() => page.getByRole('link', { name: 'Libraries of ours' }).count()).toBe(1);
    await held.expectKept();
  });

  test('a version renamed', async ({ site, page }) => {
    const held = await startReading(page, site);
    await site.files.edit('docs.json', (text) => text.replaceAll('"v1"', '"classic"'));
    await expect.poll(() => page.locator('.octavo-versions-list').first().textContent()).toBe('v2classic');
    await held.expectKept();
  });
});

describe.runIf(isDev)('an edit of the settings shows without a reload', () => {
  const CASES: { name: string; change: (text: string) => string; see: (page: Page) => Promise<unknown>; is: unknown }[] = [
    {
      name: 'name',
      change: (text) => text.replace('Parcel Desk', 'Parcel Point'),
      see: async (page) => [
        (await page.title()).includes('Parcel Point'),
        (await page.getByRole('banner').getByAltText('Parcel Point').count()) > 0,
      ],
      is: [true, true],
    },
    {
      name: 'logo',
      change: (text) => text.replace('logo-light.svg', 'logo-amber.svg'),
      see: (page) => page.getByRole('banner').locator('img[src*="logo-amber"]').count(),
      is: 1,
    },
    {
      name: 'favicon',
      change: (text) => text.replace('favicon.svg', 'favicon-amber.svg'),
      see: (page) => page.locator('link[rel="icon"][href*="favicon-amber"]').count(),
      is: 1,
    },
    {
      name: 'colors',
      change: (text) => text.replace('#0f766e', '#be185d'),
      see: async (page) => (await readStyle(page.locator('.octavo'), '--octavo-color-primary')).includes('#be185d'),
      is: true,
    },
    {
      name: 'links',
      change: (text) => text.replace('"name": "Support"', '"name": "Ask us"'),
      see: (page) => page.getByRole('banner').getByRole('link', { name: 'Ask us' }).count(),
      is: 1,
    },
    {
      name: 'button',
      change: (text) => text.replace('Open the desk', 'Walk in'),
      see: (page) => page.getByRole('banner').getByRole('link', { name: 'Walk in' }).count(),
      is: 1,
    },
    {
      name: 'modeToggle',
      change: (text) => text.replace('"default": "light"', '"default": "light", "isHidden": true'),
      see: (page) => page.getByRole('button', { name: 'Color mode' }).count(),
      is: 0,
    },
  ];

  for (const { name, change, see, is } of CASES) {
    test(name, async ({ site, page }) => {
      const held = await startReading(page, site);
      expect(await see(page)).not.toEqual(is);
      await site.files.edit('docs.json', change);
      await expect.poll(() => see(page)).toEqual(is);
      await held.expectKept();
    });
  }
});
