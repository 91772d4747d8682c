import { gzipSync } from 'node:zlib';

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { createTest, isDev } from '../harness/create-test.ts';
import { readTitle } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'search' });

describe('search', () => {
  test('finds as typed, by keyboard alone, and marks the page that it leads to', async ({ site, page }) => {
    await visit(page, site.url('/'));
    await search(page, 'horn');
    await expect.poll(() => options(page)).toEqual(['Start Signals', 'Fog A horn sounds every thirty seconds.']);
    expect(await page.locator('[role=option] mark').allTextContents()).toEqual(['horn']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => readTitle(page)).toBe('Signals');
    expect(new URL(page.url()).hash).toBe('#fog');
    await expect.poll(() => marked(page)).toEqual(['horn']);
    expect(await page.locator('.octavo-search-arrival').textContent()).toContain('1 match for horn');
    await page.keyboard.press('Escape');
    await expect.poll(() => marked(page)).toEqual([]);
  });

  test('opens by the button, by Ctrl K and by a slash where nobody types, and closes by Escape', async ({ site, page }) => {
    await visit(page, site.url('/'));
    expect(await page.getByRole('button', { name: 'Search the lighthouse' }).textContent()).toBe('Search the lighthouseCtrl K');
    await page.getByRole('button', { name: 'Search the lighthouse' }).click();
    await page.locator('dialog[open]').waitFor();
    await page.getByRole('combobox').fill('a/b');
    await page.keyboard.press('/');
    expect(await page.getByRole('combobox').inputValue()).toBe('a/b/');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await page.keyboard.press('/');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  });

  test('moves by arrows, Home and End, and names the active option', async ({ site, page }) => {
    await visit(page, site.url('/'));
    await search(page, 'delivery');
    await expect.poll(async () => (await options(page)).length).toBe(3);
    const active = (): Promise<string | null> => page.locator('[aria-selected=true]').getAttribute('id');
    const named = (): Promise<string | null> => page.getByRole('combobox').getAttribute('aria-activedescendant');
    const seen = [];
    for (const key of ['', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      if (key !== '') await page.keyboard.press(key);
      expect(await named()).toBe(await active());
      seen.push((await named())?.replace(/.*-/, ''));
    }
    expect(seen).toEqual(['0', '1', '2', '0', '2', '0']);
    await expect.poll(() => page.locator('.octavo-search-status').textContent()).toBe('1 page found for delivery.');
  });

  test('finds code, snippets with their props, accordions and words of the same stem', async ({ site, page }) => {
    await visit(page, site.url('/'));
    await expect.poll(() => firstHit(page, 'openLantern')).toContain('Trim it');
    await expect.poll(() => firstHit(page, 'brightness')).toContain('const lantern');
    await expect.poll(() => firstHit(page, 'colza oil')).toContain('Fill the reservoir with colza oil');
    await expect.poll(() => firstHit(page, 'draught')).toContain('Why does it smoke?');
    await expect.poll(() => firstHit(page, 'wick')).toContain('Choose a wick');
    await page.locator('[role=option]').filter({ hasText: 'Choose a wick' }).click();
    await expect.poll(() => readTitle(page)).toBe('Lamps');
    await search(page, 'soot');
    await page.locator('[role=option]').filter({ hasText: 'Soot' }).click();
    await expect.poll(() => page.locator('details.octavo-accordion').getAttribute('open')).not.toBeNull();
    await expect.poll(() => marked(page)).toEqual(['Soot']);
  });

  test('shows what is written as text, never as HTML', async ({ site, page }) => {
    await visit(page, site.url('/'));
    await expect.poll(() => firstHit(page, 'alert')).toContain('<script>alert(1)</script>');
    expect(await page.locator('dialog script, dialog b').count()).toBe(0);
  });

  test('puts a wrong letter right, and lets the reader have it otherwise', async ({ site, page }) => {
    await visit(page, site.url('/'));
    for (const wrong of ['webhok', 'wehbook', 'webhoook', 'webhouk']) {
      await search(page, wrong);
      await expect.poll(() => page.locator('.octavo-search-corrected').textContent()).toContain(`Search for “${wrong}” instead`);
      expect((await options(page))[0]).toContain('Webhooks');
    }
    await page.getByRole('button', { name: 'instead' }).click();
    await expect.poll(() => page.locator('.octavo-search-empty').textContent()).toContain('Nothing found for “webhouk”');
  });

  test('finds words of Chinese, Japanese and Korean wherever they stand', async ({ site, page }) => {
    await visit(page, site.url('/'));
    await expect.poll(() => firstHit(page, '密钥')).toContain('请在控制台生成密钥，然后重新启动灯塔。');
    await expect.poll(() => firstHit(page, '明るさ')).toContain('ランプの明るさを調整してください。');
    await expect.poll(() => firstHit(page, '최적화')).toContain('항로최적화를 켜면 배가 안전하게 지나갑니다.');
    await search(page, '钥密');
    await expect.poll(() => page.locator('.octavo-search-empty').count()).toBe(1);
    await search(page, '灯塔');
    await expect.poll(async () => (await options(page))[0]).toContain('灯塔配置');
    await page.keyboard.press('Enter');
    await expect.poll(() => readTitle(page)).toBe('灯塔配置');
    await expect.poll(() => marked(page)).toEqual(['灯塔', '灯塔']);
  });

  test("searches the reader's version first, and others on demand", async ({ site, page }) => {
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
    await expect.poll(() => page.locator('.octavo-search-empty').textContent()).toContain('in v1');
    await page.getByRole('button', { name: 'Search in all versions' }).click();
    await expect.poll(async () => (await options(page))[0]).toContain('Webhooks');
  });

  test('leaves out hidden pages and those not to be indexed', async ({ site, page }) => {
    await visit(page, site.url('/'));
    for (const word of ['smugglerword', 'noindexword', 'Nobody']) {
      await search(page, word);
      await expect.poll(() => page.locator('.octavo-search-empty').count()).toBe(1);
    }
  });

  test('remembers searches, and says where to begin', async ({ site, page }) => {
    await visit(page, site.url('/'));
    await search(page, 'cotton');
    await page.locator('[role=option]').filter({ hasText: 'Cotton' }).click();
    await expect.poll(() => readTitle(page)).toBe('Lamps');
    await search(page, '');
    await expect.poll(() => options(page)).toEqual(['cotton', 'All pages']);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('cotton');
    await search(page, '');
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect.poll(() => options(page)).toEqual(['All pages']);
  });

  test('fetches nothing before the reader shows intent, then less than 100 kB', async ({ site, page }) => {
    const sizes = new Map<string, number>();
    let isMeasuring = false;
    page.on('response', (response) => {
      if (!isMeasuring) return;
      void response
        .body()
        .then((body) =>
          sizes.set(response.url(), /\.(?:js|txt|json|tsx?)(?:\?|$)/.test(response.url()) ? gzipSync(body).length : body.length),
        );
    });
    await page.goto(site.url('/'), { waitUntil: 'networkidle' });
    isMeasuring = true;
    await page.mouse.move(400, 500);
    expect([...sizes.keys()].filter((url) => url.includes('search'))).toEqual([]);
    await search(page, '');
    await page.waitForLoadState('networkidle');
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    if (!isDev) expect(total).toBeLessThan(100_000);
    expect(total).toBeGreaterThan(50_000);
    expect(await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('search-index')))).toBe(
      true,
    );
  });

  test('says that it cannot be loaded, and tries again', async ({ site, page, log }) => {
    log.allow(/./);
    await visit(page, site.url('/'));
    await page.route('**/search-index/**', (route) => route.abort());
    await search(page, 'horn');
    await expect.poll(() => page.locator('.octavo-search-empty').textContent()).toContain('The search could not be loaded');
    await page.unroute('**/search-index/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => options(page)).toEqual(['Start Signals', 'Fog A horn sounds every thirty seconds.']);
  });
});

describe.runIf(isDev)('search while writing', () => {
  test('finds an edit within a second, in an open dialog too', async ({ site, page }) => {
    await visit(page, site.url('/guides/signals'));
    await search(page, 'forty');
    await expect.poll(() => page.locator('.octavo-search-empty').count()).toBe(1);
    const start = Date.now();
    await site.files.edit('guides/signals.mdx', (text) => text.replace('thirty seconds', 'forty seconds'));
    await expect.poll(() => options(page)).toContain('Fog A horn sounds every forty seconds.');
    expect(Date.now() - start).toBeLessThan(1000);
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
