import { tmpdir } from 'node:os';

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { createTest, inBuild, isDev } from '../harness/create-test.ts';
import { isMarked, markDocument } from '../harness/hold-state.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'divisions', isBare: true, into: tmpdir(), isShared: !isDev });
// What the config says is read by the same code in dev, where an edit of it shows.
const testBuilt = inBuild(test);

const language = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');
const heading = (page: Page): Promise<string> => page.locator('.octavo h1').innerText();

/** What the services of the config load, each one script. */
const SCRIPTS = [
  'https://assets.lighter.test/launch.js',
  'https://cdn.amplitude.com/script/a1.js',
  'https://www.clarity.ms/tag/c1',
  'https://tag.clearbitscripts.com/v1/pk_1/tags.js',
  'https://cdn.usefathom.com/script.js',
  'https://chat-assets.frontapp.com/v1/chat.bundle.js',
  'https://www.googletagmanager.com/gtag/js?id=G-LIGHTER',
  'https://www.googletagmanager.com/gtm.js?id=GTM-LIGHTER',
  'https://cdn.heapanalytics.com/js/heap-1.js',
  'https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js',
  'https://static.hotjar.com/c/hotjar-1.js?sv=6',
  'https://widget.intercom.io/widget/i1',
  'https://cdn.getkoala.com/v1/pk_2/sdk.js',
  'https://cdn.logr-in.com/LogRocket.min.js',
  'https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js',
  'https://api.pirsch.io/pa.js',
  'https://stats.lighter.test/js/script.js',
  'https://us-assets.i.posthog.com/static/array.js',
  'https://cdn.segment.com/analytics.js/v1/s1/analytics.min.js',
];

/** Answers what a page asks of other sites, and lists it. */
async function watchOutside(page: Page, origin: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

testBuilt('a reader goes through languages, tabs with a menu, products and dropdowns', async ({ site, page }) => {
  await visit(page, site.url('/en/cargo'));
  expect(await page.locator('.octavo-site-banner').innerText()).toContain('A new pier opens.');
  // What the tab is about stands in the menu of narrow screens: the bar has one line.
  expect(await page.locator('.octavo-tabs-bar [aria-current]').innerText()).toBe('Guides');
  await page.locator('.octavo-header .octavo-languages summary').click();
  await page.locator('.octavo-languages-list').getByRole('link', { name: 'Français' }).click();
  await expect.poll(() => heading(page)).toBe('Fret');
  expect([new URL(page.url()).pathname, await language(page)]).toEqual([new URL(site.url('/fr/cargo')).pathname, 'fr']);
  expect(await page.locator('.octavo-site-banner').innerText()).toContain('Un nouveau quai ouvre.');
  expect(await page.locator('.octavo-toc-title').innerText()).toBe('Sur cette page');
  expect(await page.locator('.octavo-page-menu > button').innerText()).toBe('Copier la page');
  const markdown = await page.locator('.octavo-page-menu-list a').getAttribute('href');
  expect(await (await page.request.get(new URL(markdown ?? '', page.url()).href)).text()).toContain('# Fret\n');
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open]').waitFor();
  expect(await page.locator('.octavo-search-keys').innerText()).toContain('Se déplacer');
  await page.keyboard.press('Escape');

  await page.locator('.octavo-tab-menu summary').focus();
  for (const key of ['Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => heading(page)).toBe('Cordes');
  expect(await page.locator('.octavo-tabs-bar [data-current]').innerText()).toBe('Outils');

  await page.locator('.octavo-header .octavo-products summary').click();
  await page.locator('.octavo-products-list').getByRole('link', { name: 'Chantiers' }).click();
  await expect.poll(() => heading(page)).toBe('Construire');
  await page.locator('.octavo-dropdowns summary').click();
  await page.locator('.octavo-dropdowns-list').getByRole('link', { name: 'Réparer' }).click();
  await expect.poll(() => heading(page)).toBe('Coque');
  expect(await page.locator('.octavo-anchors a').allInnerTexts()).toEqual(['Coque', 'Forum', 'Status']);
});

test('nothing is asked of another site before the reader agrees, then only of the services that the config names', async ({
  site,
  page,
}) => {
  const asked = await watchOutside(page, new URL(site.url('/')).origin);
  await visit(page, site.url('/en/cargo'));
  await page.waitForLoadState('load');
  await page.evaluate(async () => new Promise((done) => requestIdleCallback(done)));
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    localStorage.setItem('lighter-agreed', 'yes');
    document.dispatchEvent(new CustomEvent('octavo:consent'));
  });
  await page.locator('.octavo-nav').getByRole('link').first().click();
  await expect.poll(() => heading(page)).toBe('Lighters');
  if (isDev) expect(asked).toEqual([]);
  else await expect.poll(() => asked.toSorted()).toEqual(SCRIPTS.toSorted());
});

if (!isDev)
  test('a document tells search engines of its other languages', async ({ site, page }) => {
    const html = await (await page.request.get(site.url('/fr/cargo'))).text();
    const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, code, href]) => `${code} ${href}`,
    );
    expect(links).toEqual(['en /en/cargo', 'fr /fr/cargo', 'x-default /en/cargo']);
  });

if (isDev)
  test('an edit of a file that the config refers to shows at once', async ({ site, page }) => {
    await visit(page, site.url('/en/cargo'));
    await markDocument(page);
    await site.files.edit('nav/en.json', (text) => text.replace('"Guides"', '"Handbook"'));
    await expect.poll(() => page.locator('.octavo-tabs-bar [aria-current]').innerText()).toBe('Handbook');
    expect(await isMarked(page)).toBe(true);
  });
