import { gzipSync } from 'node:zlib';

import type { Page, Response } from 'playwright-core';
import { describe, expect } from 'vitest';

import { createTest, inBuild, isDev } from '../harness/create-test.ts';
import { readTitle } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'search' });
// The dialog is the same code in dev, where the tests beside these show that it is loaded, and what its index has.
const testBuilt = inBuild(test);

describe('search', () => {
  testBuilt('opens, moves and closes by keyboard alone, finds as typed, and marks the page that it leads to', async ({ site, page }) => {
    await visit(page, site.url('/'));
    expect(await page.getByRole('button', { name: 'Search the lighthouse' }).textContent()).toBe('Search the lighthouseCtrl K');
    await page.keyboard.press('/');
    await page.locator('dialog[open]').waitFor();
    await page.getByRole('combobox').fill('a/b');
    await page.keyboard.press('/');
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('a/b/');
    expect(await page.evaluate(closeAndOpen)).toBe(true);
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);

    await search(page, 'delivery');
    await expect.poll(async () => (await options(page)).length).toBe(3);
    const active = (): Promise<string | null> => page.locator('[aria-selected=true]').getAttribute('id');
    const named = (): Promise<string | null> => page.getByRole('combobox').getAttribute('aria-activedescendant');
    for (const [key, place] of [
      ['', '0'],
      ['ArrowDown', '1'],
      ['End', '2'],
      ['ArrowDown', '0'],
      ['ArrowUp', '2'],
      ['Home', '0'],
    ] as const) {
      if (key !== '') await page.keyboard.press(key);
      await expect.poll(async () => (await named())?.replace(/.*-/, '')).toBe(place);
      expect(await active()).toBe(await named());
    }
    await expect.poll(() => page.locator('.octavo-search-status').textContent()).toBe('Pages found: 1');

    await search(page, 'horn');
    await expect.poll(() => options(page)).toEqual(['Start Signals', 'Fog A horn sounds every thirty seconds.']);
    await expect.poll(() => page.locator('[role=option] mark').allTextContents()).toEqual(['horn']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => readTitle(page)).toBe('Signals');
    await expect.poll(() => new URL(page.url()).hash).toBe('#fog');
    await expect.poll(() => marked(page)).toEqual(['horn']);
    await expect.poll(() => page.locator('.octavo-search-arrival').textContent()).toContain('Matches for horn: 1');
    await page.keyboard.press('Escape');
    await expect.poll(() => marked(page)).toEqual([]);

    // As a browser does that searches the site from its address bar.
    await visit(page, site.url('/?q=horn'));
    await expect.poll(() => options(page)).toEqual(['Start Signals', 'Fog A horn sounds every thirty seconds.']);
    expect(await page.getByRole('combobox').inputValue()).toBe('horn');
  });

  test('finds words of every script, code, snippets with their props, accordions and stems, and nothing hidden', async ({ site, page }) => {
    await visit(page, site.url('/'));
    const found: Record<string, string> = {
      openLantern: 'Trim it',
      'colza oil': 'Fill the reservoir with colza oil',
      draught: 'Why does it smoke?',
      alert: '<script>alert(1)</script>',
      明るさ: 'ランプの明るさを調整してください。',
    };
    for (const [word, text] of Object.entries(found)) await expect.poll(() => firstHit(page, word), { message: word }).toContain(text);
    expect(await page.locator('dialog script, dialog b').count()).toBe(0);
    for (const word of ['smugglerword', 'noindexword']) {
      await search(page, word);
      await expect.poll(() => page.locator('.octavo-search-empty').textContent()).toContain(`Nothing found for “${word}”`);
    }
    await search(page, 'webhouk');
    await expect.poll(() => page.locator('.octavo-search-corrected').textContent()).toContain('Search for “webhouk” instead');
    expect((await options(page))[0]).toContain('Webhooks');
    await page.getByRole('button', { name: 'instead' }).click();
    await expect.poll(() => page.locator('.octavo-search-empty').textContent()).toContain('Nothing found for “webhouk”');

    await search(page, 'soot');
    await page.locator('[role=option]').filter({ hasText: 'Soot' }).click();
    await expect.poll(() => page.locator('details.octavo-accordion').getAttribute('open')).not.toBeNull();
    await expect.poll(() => marked(page)).toEqual(['Soot']);
    await search(page, '灯塔');
    await expect.poll(async () => (await options(page))[0]).toContain('灯塔配置');
    await page.keyboard.press('Enter');
    await expect.poll(() => readTitle(page)).toBe('灯塔配置');
    await expect.poll(() => marked(page)).toEqual(['灯塔', '灯塔']);
  });

  testBuilt("searches the reader's version first and others on demand, and remembers", async ({ site, page }) => {
    await visit(page, site.url('/'));
    await search(page, 'beacon');
    await expect.poll(() => versions(page)).toEqual(['v2 1 true', 'v1 1 false', 'All versions false']);
    await expect.poll(async () => (await options(page))[0]).toContain('Webhooks');
    await page.getByRole('button', { name: 'v1' }).filter({ hasText: '1' }).last().click();
    await expect.poll(async () => (await options(page))[0]).toContain('Callbacks');
    await page.getByRole('combobox').fill('telegraphs');
    await page.locator('[role=option]').filter({ hasText: 'Delivery' }).click();
    await expect.poll(() => readTitle(page)).toBe('Callbacks');
    await search(page, 'ten minutes');
    await expect.poll(() => page.locator('.octavo-search-corrected').textContent()).toContain('in v1');
    await expect.poll(async () => (await options(page))[0]).toContain('Webhooks');

    await search(page, '');
    await expect.poll(() => options(page)).toEqual(['telegraphs', 'All pages']);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('telegraphs');
    await search(page, '');
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect.poll(() => options(page)).toEqual(['All pages']);
  });

  testBuilt(
    'fetches nothing before the reader shows intent, 25 KiB for the dialog, less than 100 kB in all, and again after a failure',
    async ({ site, page, log }) => {
      log.allow(/./);
      await page.goto(site.url('/'), { waitUntil: 'networkidle' });
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      await page.mouse.move(400, 500);
      const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      expect(fetched.filter((url) => /search-(?:index|dialog|engine)/.test(url))).toEqual([]);

      await page.getByRole('button', { name: 'Search the lighthouse' }).hover();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor();
      // The engine and the index come with the first letter.
      expect(responses.filter((response) => response.url().includes('/search-index/'))).toEqual([]);
      if (!isDev) expect(await weighAll(responses)).toBeLessThan(25_600);
      await page.keyboard.press('Escape');

      await page.route('**/search-index/**', (route) => route.abort());
      await search(page, 'horn');
      await expect.poll(() => page.locator('.octavo-search-empty').textContent()).toContain('Search could not be loaded');
      await page.unroute('**/search-index/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => options(page)).toEqual(['Start Signals', 'Fog A horn sounds every thirty seconds.']);

      // Every body is read while the page is still open.
      const total = await weighAll(responses);
      if (!isDev) expect(total).toBeLessThan(100_000);
      expect(total).toBeGreaterThan(50_000);
    },
  );
});

describe.runIf(isDev)('search while writing', () => {
  test('finds an edit, in an open dialog too', async ({ site, page }) => {
    await visit(page, site.url('/guides/signals'));
    await search(page, 'forty');
    await expect.poll(() => page.locator('.octavo-search-empty').count()).toBe(1);
    await site.files.edit('guides/signals.mdx', (text) => text.replace('thirty seconds', 'forty seconds'));
    await expect.poll(() => options(page)).toContain('Fog A horn sounds every forty seconds.');
    await site.files.edit('snippets/oil.mdx', (text) => text.replace('paraffin', 'kerosene'));
    await expect.poll(() => firstHit(page, 'kerosene')).toContain('never with kerosene');
  });
});

async function search(page: Page, text: string): Promise<void> {
  if ((await page.locator('dialog[open]').count()) === 0) {
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open]').waitFor();
  }
  await page.getByRole('combobox').fill(text);
}

/** Closes the dialog and opens it again before the frame in which the browser tells of the close; true when it is open after that. */
async function closeAndOpen(): Promise<boolean> {
  for (const isOpen of [false, true]) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
    while ((document.querySelector('dialog[open]') !== null) !== isOpen) await Promise.resolve();
  }
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return document.querySelector('dialog[open]') !== null;
}

/** What travels: hosts compress text; the index is compressed already. */
async function weighAll(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map(async (response) => weigh(response.url(), await response.body())));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function weigh(url: string, body: Buffer): number {
  return /\.(?:css|js|txt|json|tsx?)(?:\?|$)/.test(url) ? gzipSync(body).length : body.length;
}

async function firstHit(page: Page, text: string): Promise<string> {
  await search(page, text);
  await page.locator('.octavo-search-panel[data-status=done]').waitFor();
  return (await options(page)).join(' ');
}

async function options(page: Page): Promise<string[]> {
  const found = await page
    .locator('[role=option] .octavo-search-text')
    .evaluateAll((elements) => elements.map((element) => [...element.children].map((child) => child.textContent).join(' ')));
  return found;
}

async function versions(page: Page): Promise<string[]> {
  return page
    .locator('.octavo-search-versions button')
    .evaluateAll((buttons) => buttons.map((button) => `${button.textContent} ${button.ariaPressed}`));
}

async function marked(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('octavo-search') ?? [])].map((range) => String(range)));
}
