import { setTimeout } from 'node:timers/promises';

import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { closeAfterwards } from '../harness/close-afterwards.ts';
import { fetchAnew } from '../harness/fetch-anew.ts';
import { createTest, isDev } from '../harness/create-test.ts';
import { holdState, isMarked, markDocument, type HeldState } from '../harness/hold-state.ts';
import { findSidebar, readArticle, readShape, readStyle, readTitle } from '../harness/read-page.ts';
import type { ServedApp } from '../harness/serve-app.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'alone' });
const ROUTES = 'guides/routes.mdx';

/** Opens the page of routes and leaves the traces there that every edit has to keep. */
async function startReading(page: Page, site: ServedApp): Promise<HeldState> {
  await visit(page, site.url('/guides/routes'));
  return holdState(page);
}

/** An edit of a file, and what the page of routes shows of it: `is` once it is made, something else without it. */
interface Edit {
  name: string;
  file: string;
  change: (text: string) => string;
  see: (page: Page) => Promise<unknown>;
  is: unknown;
}

const PAGE_EDITS: Edit[] = [
  {
    name: 'the text of the page',
    file: ROUTES,
    change: (text) => text.replace('every evening', 'every morning'),
    see: async (page) => (await readArticle(page)).includes('Parcels leave from Lyon every morning.'),
    is: true,
  },
  {
    name: 'a value that the page exports itself',
    file: ROUTES,
    change: (text) => text.replace("depot = 'Lyon'", "depot = 'Turin'"),
    see: async (page) => (await readArticle(page)).includes('Parcels leave from Turin every evening.'),
    is: true,
  },
  {
    name: 'an icon in its text',
    file: ROUTES,
    change: (text) => text.replace('## Delays', '<Icon icon="rocket" className="mine" />\n\n## Delays'),
    see: async (page) => (await readShape(page.locator('.mine'))) !== '',
    is: true,
  },
  {
    name: 'an icon in a snippet',
    file: 'snippets/limits.mdx',
    change: (text) => `${text}\n\nAnd <Icon icon="bug" className="theirs" />.\n`,
    see: async (page) => (await readShape(page.locator('.theirs'))) !== '',
    is: true,
  },
  {
    name: 'a heading, in the table of contents too',
    file: ROUTES,
    change: (text) => text.replace('## Delays', '## When it is late'),
    see: async (page) => (await page.getByRole('link', { name: 'When it is late', exact: true }).count()) > 0,
    is: true,
  },
  {
    name: 'its title: on the page, in the sidebar and in the tab',
    file: ROUTES,
    change: (text) => text.replace('title: Routes', 'title: Ways'),
    see: async (page) => [
      await readTitle(page),
      await findSidebar(page).locator('[aria-current="page"]').allInnerTexts(),
      (await page.title()).includes('Ways'),
    ],
    is: ['Ways', ['Ways'], true],
  },
  {
    name: 'its description',
    file: ROUTES,
    change: (text) => text.replace('finds its way', 'is never lost'),
    see: async (page) => [
      (await readArticle(page)).includes('How a parcel is never lost.'),
      await page.locator('meta[name="description"]').getAttribute('content'),
    ],
    is: [true, 'How a parcel is never lost.'],
  },
  {
    name: 'a component file of a snippet, which keeps its state',
    file: 'snippets/weight-form.jsx',
    change: (text) => text.replace('Charged as', 'Billed as'),
    see: (page) => page.locator('output').textContent(),
    is: 'Billed as 3 units',
  },
  {
    name: 'a component file beside the page',
    file: 'guides/stamp.jsx',
    change: (text) => text.replace('Stamped in teal', 'Stamped in amber'),
    see: (page) => page.getByTestId('stamp').textContent(),
    is: 'Stamped in amber',
  },
  {
    name: 'an image that is replaced',
    file: 'images/belt.svg',
    change: (text) => text.replace('width="320"', 'width="200"'),
    see: (page) => page.getByAltText('The sorting belt').evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    is: 200,
  },
];

const NAVIGATION_EDITS: Edit[] = [
  {
    name: 'pages reordered',
    file: 'docs.json',
    change: (text) => text.replace('"guides/routes", "guides/labels"', '"guides/labels", "guides/routes"'),
    see: (page) =>
      findSidebar(page)
        .getByRole('link', { name: /^(Routes|Labels)$/ })
        .allInnerTexts(),
    is: ['Labels', 'Routes'],
  },
  {
    name: 'a group renamed',
    file: 'docs.json',
    change: (text) => text.replace('"group": "Guides"', '"group": "How to"'),
    see: async (page) => /how to/i.test(await findSidebar(page).innerText()),
    is: true,
  },
  {
    name: 'a tab renamed',
    file: 'docs.json',
    change: (text) => text.replace('"name": "API"', '"name": "HTTP"'),
    see: (page) => page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'HTTP' }).count(),
    is: 1,
  },
  {
    name: 'an anchor renamed',
    file: 'docs.json',
    change: (text) => text.replace('"name": "SDKs"', '"name": "Libraries of ours"'),
    see: (page) => page.getByRole('link', { name: 'Libraries of ours' }).count(),
    is: 1,
  },
  {
    name: 'the icon of an anchor',
    file: 'docs.json',
    change: (text) => text.replace('"icon": "signal"', '"icon": "cube"'),
    see: async (page) => (await readShape(findAnchor(page, 'Status'))) === (await readShape(findAnchor(page, 'SDKs'))),
    is: true,
  },
  {
    name: 'the icon of a page, in its frontmatter',
    file: 'guides/labels.mdx',
    change: (text) => text.replace('title: Labels', 'title: Labels\nicon: tag'),
    see: async (page) => (await readShape(findSidebar(page).getByRole('link', { name: 'Labels' }))) !== '',
    is: true,
  },
  {
    name: 'a version renamed',
    file: 'docs.json',
    change: (text) => text.replaceAll('"v1"', '"classic"'),
    see: (page) => page.locator('.octavo-versions-list').first().textContent(),
    is: 'v2classic',
  },
];

const findAnchor = (page: Page, name: string): Locator => page.getByRole('link', { name }).first();

const SETTING_EDITS: Edit[] = [
  {
    name: 'name',
    file: 'docs.json',
    change: (text) => text.replace('Parcel Desk', 'Parcel Point'),
    see: async (page) => [
      (await page.title()).includes('Parcel Point'),
      (await page.getByRole('banner').getByAltText('Parcel Point').count()) > 0,
    ],
    is: [true, true],
  },
  {
    name: 'logo',
    file: 'docs.json',
    change: (text) => text.replace('logo-light.svg', 'logo-amber.svg'),
    see: (page) => page.getByRole('banner').locator('img[src*="logo-amber"]').count(),
    is: 1,
  },
  {
    name: 'favicon',
    file: 'docs.json',
    change: (text) => text.replace('favicon.svg', 'favicon-amber.svg'),
    see: (page) => page.locator('link[rel="icon"][href*="favicon-amber"]').count(),
    is: 1,
  },
  {
    name: 'colors',
    file: 'docs.json',
    change: (text) => text.replace('#0f766e', '#be185d'),
    see: async (page) => (await readStyle(page.locator('.octavo'), '--octavo-color-primary')).includes('#be185d'),
    is: true,
  },
  {
    name: 'links',
    file: 'docs.json',
    change: (text) => text.replace('"name": "Support"', '"name": "Ask us"'),
    see: (page) => page.getByRole('banner').getByRole('link', { name: 'Ask us' }).count(),
    is: 1,
  },
  {
    name: 'button',
    file: 'docs.json',
    change: (text) => text.replace('Open the desk', 'Walk in'),
    see: (page) => page.getByRole('banner').getByRole('link', { name: 'Walk in' }).count(),
    is: 1,
  },
  {
    name: 'modeToggle',
    file: 'docs.json',
    change: (text) => text.replace('"default": "light"', '"default": "light", "isHidden": true'),
    see: (page) => page.getByRole('button', { name: 'Color mode' }).count(),
    is: 0,
  },
];

describe.runIf(isDev)('edits show without a reload, and are gone once they are taken back', () => {
  for (const [name, edits] of Object.entries({
    'of a page and of what it uses': PAGE_EDITS,
    'of the navigation': NAVIGATION_EDITS,
    'of the settings': SETTING_EDITS,
  })) {
    test(name, async ({ site, page }) => {
      const held = await startReading(page, site);
      for (const { name: message, file, change, see, is } of edits) {
        expect(await see(page), `${message}, before`).not.toEqual(is);
        await site.files.edit(file, change);
        await expect.poll(() => see(page), { message }).toEqual(is);
        await held.expectKept();
        await site.files.restore();
        await expect.poll(() => see(page), { message: `${message}, taken back` }).not.toEqual(is);
        await held.expectKept();
      }
    });
  }
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

describe.runIf(isDev)('an edit that a browser missed', () => {
  /** The module of the page of routes, as it is asked for. */
  const ROUTES_MODULE = /routes\.mdx\.octavo/;

  test('shows where the page is loaded again, and keeps state', async ({ site, page }) => {
    const lost: string[] = [];
    closeAfterwards(page);
    await page.routeWebSocket(/./, (browser) => {
      const server = browser.connectToServer();
      browser.onMessage((message) => server.send(message));
      server.onMessage((message) => (ROUTES_MODULE.test(String(message)) ? lost.push(String(message)) : browser.send(message)));
    });
    const held = await startReading(page, site);
    await site.files.edit(ROUTES, (text) => text.replace('every evening', 'at noon'));
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await page.addScriptTag({ type: 'module', url: site.url('/@id/__x00__virtual:octavo/page/~2Fguides~2Froutes?t=1') });
    await expect.poll(() => readArticle(page)).toContain('Parcels leave from Lyon at noon.');
    await held.expectKept();
  });

  test('shows once it can be fetched', async ({ site, page, log }) => {
    log.allow(/500|Failed to reload/);
    const held = await startReading(page, site);
    await page.route(ROUTES_MODULE, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await site.files.edit(ROUTES, (text) => text.replace('every evening', 'at noon'));
    await expect.poll(() => readArticle(page)).toContain('Parcels leave from Lyon at noon.');
    await held.expectKept();
  });
});

describe.runIf(isDev)('an edit of what pages use shows without a reload', () => {
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
