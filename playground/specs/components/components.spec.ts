import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { PATIENCE } from '../../harness/patience.ts';
import { fetchAnew } from '../../harness/fetch-anew.ts';
import { createTest, inBuild, isDev } from '../../harness/create-test.ts';
import { visit } from '../../harness/visit.ts';

const test = createTest({ app: 'gallery', isShared: true });
// What a component does is the same code in dev, where the tests beside these show that it is loaded.
const testBuilt = inBuild(test);

/** The labels of the selected tabs, in the order of the page. */
function selectedTabs(page: Page): Promise<string[]> {
  return page.locator('[role=tab][aria-selected=true]').allInnerTexts();
}

test('tabs of one label follow each other, keep their place, and are remembered', async ({ site, page }) => {
  await visit(page, site.url('/tabs'));
  const labels = async (): Promise<string[]> => (await selectedTabs(page)).map((text) => text.replace('📦', '').trim());
  expect(await labels()).toEqual(['npm', 'pnpm', 'npm', 'Morning']);
  const tab = page.locator('.octavo-code-group [role=tab]', { hasText: 'pnpm' });
  await tab.scrollIntoViewIfNeeded();
  const before = await tab.boundingBox();
  await tab.click();
  await expect.poll(labels).toEqual(['pnpm', 'pnpm', 'pnpm', 'Morning']);
  expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  await page.reload();
  await expect.poll(async () => (await labels())[0]).toBe('pnpm');
});

testBuilt('tabs answer the keyboard, and the address', async ({ site, page }) => {
  await visit(page, site.url('/tabs#with-yarn'));
  await expect.poll(async () => (await selectedTabs(page))[0]).toBe('yarn');
  const tabs = page.locator('.octavo-tabs').last().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => tabs.last().evaluate((tab) => document.activeElement === tab)).toBe(true);
  await page.keyboard.press('Home');
  await expect.poll(() => tabs.first().evaluate((tab) => document.activeElement === tab)).toBe(true);
  await expect.poll(() => page.getByText('High water.').isVisible()).toBe(true);
});

testBuilt('an address opens an accordion and those around it', async ({ site, page }) => {
  await visit(page, site.url('/disclosure#inner'));
  await page.locator('#inner').waitFor({ state: 'visible' });
  expect(await page.locator('#second').getAttribute('open')).not.toBeNull();
});

testBuilt('an image enlarges, Escape and a press close it, and the focus returns', async ({ site, page }) => {
  await visit(page, site.url('/frames'));
  const image = page.getByRole('button', { name: 'The bay again' });
  const dialog = page.locator('dialog.octavo-zoom');
  await image.focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => element.closest('.octavo') !== null && element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => image.evaluate((element) => document.activeElement === element)).toBe(true);
  await image.click();
  await dialog.click({ position: { x: 5, y: 5 } });
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Enlarge image' }).first().click();
  await dialog.getByAltText('The bay', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: /stays|as a link/ }).count()).toBe(0);
});

test('a diagram follows the mode, and is drawn by the browser where the build cannot', async ({ site, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, site.url('/tabs'));
  expect(asked.filter((url) => /mermaid/.test(url) && !/components\/mermaid|theme/.test(url))).toEqual([]);
  await visit(page, site.url('/diagrams'));
  const drawing = page.getByRole('img', { name: 'Diagram: From table to sea' });
  await drawing.locator('svg').waitFor();
  // The library's sheet fills all text of the drawing.
  const color = (): Promise<string> => drawing.locator('svg').evaluate((element) => getComputedStyle(element).fill);
  const light = await color();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(color).not.toBe(light);
  await page.locator('.octavo-mermaid[data-state=drawn] svg', { hasText: 'Tides' }).waitFor();
  await expect.poll(() => page.locator('body > [id^=doctavo]').count()).toBe(0);
});

test('formulas are HTML with their fonts, on their page only', async ({ site, page }) => {
  await visit(page, site.url('/mathematics'));
  expect(await page.locator('.octavo-latex .katex').count()).toBe(5);
  expect(await page.locator('.octavo-latex[data-display]').count()).toBe(1);
  expect(await page.locator('.octavo-prose').first().innerText()).toContain('It costs $5, not $10.');
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ family, status }) => /KaTeX/.test(family) && status === 'loaded')))
    .toBe(true);
  expect(
    await page
      .locator('.katex-mathml')
      .first()
      .evaluate((element) => getComputedStyle(element).position),
  ).toBe('absolute');
  if (isDev) return;
  const hasFormulas = async (href: string): Promise<boolean> => {
    const links = (await (await fetchAnew(site.url(href))).text()).matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
    const sheets = await Promise.all(
      [...links].map(async ([, address = '']) => (await fetchAnew(new URL(address, site.url(href)).href)).text()),
    );
    return sheets.some((css) => css.includes('.katex'));
  };
  expect(await Promise.all(['/mathematics', '/tabs'].map(hasFormulas))).toEqual([true, false]);
});

testBuilt('updates filter by tag, in the address', async ({ site, page }) => {
  await visit(page, site.url('/changelog?tags=API'));
  const shown = (): Promise<string[]> => page.locator('.octavo-update:visible .octavo-update-label').allInnerTexts();
  await expect.poll(shown).toEqual(['May 2026', 'April 2026']);
  await page.getByRole('button', { name: 'API' }).click();
  await page.getByRole('button', { name: 'Tables' }).click();
  await expect.poll(shown).toEqual(['May 2026', 'March 2026']);
  await expect.poll(() => new URL(page.url()).search).toBe('?tags=Tables');
});

testBuilt('examples begin beside the title on a wide screen, and stand between the text on a narrow one', async ({ site, page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await visit(page, site.url('/endpoint'));
  const box = async (selector: string): Promise<{ x: number; y: number; width: number; height: number }> => {
    const found = await page.locator(selector).first().boundingBox();
    if (!found) throw new Error(`${selector} is not shown.`);
    return found;
  };
  const text = await box('.octavo-beside-text');
  const examples = await box('.octavo-beside-examples');
  expect(examples.x).toBeGreaterThan(text.x + text.width);
  const title = await box('h1.octavo-title');
  expect(examples.y).toBeLessThan(title.y + title.height / 2);
  await page.setViewportSize({ width: 800, height: 800 });
  const narrow = await box('.octavo-beside-examples');
  expect(narrow.y).toBeGreaterThan((await box('#param-bay')).y);
  expect(narrow.y).toBeLessThan((await box('#response-height')).y);
});

testBuilt('a tooltip opens by keyboard and by touch, and Escape closes it', async ({ site, page }) => {
  await visit(page, site.url('/small'));
  const term = page.getByRole('button', { name: 'tidal range' });
  const tip = page.locator('.octavo-tooltip-popover');
  await page.locator('h2').first().click();
  await term.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => tip.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => tip.isVisible()).toBe(false);
  await term.click();
  await expect.poll(() => tip.isVisible()).toBe(true);
});

testBuilt('a dismissed banner stays away', async ({ site, page }) => {
  await visit(page, site.url('/callouts'));
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await page.locator('html[data-octavo-hydrated]').waitFor();
  await expect.poll(() => page.locator('.octavo-banner:not([hidden])').count()).toBe(1);
});

testBuilt('code that does not fit fades at its edge once its button to wrap is there', async ({ site, page }) => {
  await page.setViewportSize({ width: 280, height: 800 });
  await visit(page, site.url('/code'));
  await page.locator('.octavo-code pre').first().hover();
  const listBlocks = (): Promise<{ isFaded: boolean; mayWrap: boolean }[]> =>
    page.locator('.octavo-code').evaluateAll((blocks) =>
      blocks.map((block) => {
        const code = block.querySelector('pre');
        return {
          isFaded: code !== null && getComputedStyle(code).maskImage !== 'none',
          mayWrap: block.querySelector('.octavo-code-wrap:not([hidden])') !== null,
        };
      }),
    );
  await expect.poll(async () => (await listBlocks()).some(({ mayWrap }) => mayWrap)).toBe(true);
  const blocks = await listBlocks();
  expect(blocks.some(({ mayWrap }) => !mayWrap)).toBe(true);
  expect(blocks.filter(({ isFaded, mayWrap }) => isFaded !== mayWrap)).toEqual([]);
});

testBuilt('under a finger, which is never near, code fades at once', async ({ site, page }) => {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 280, height: 800 } });
  context.setDefaultTimeout(PATIENCE);
  const phone = await context.newPage();
  await phone.goto(site.url('/code'));
  const masks = await phone.locator('.octavo-code pre').evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).maskImage));
  expect(masks.length).toBeGreaterThan(3);
  expect(masks.filter((mask) => mask === 'none')).toEqual([]);
  await context.close();
});

if (!isDev) {
  test('without JavaScript everything is there to read', async ({ site, page }) => {
    const browser = page.context().browser();
    if (!browser) throw new Error('The page has no browser.');
    const context = await browser.newContext({ javaScriptEnabled: false });
    context.setDefaultTimeout(PATIENCE);
    const plain = await context.newPage();
    await plain.goto(site.url('/tabs'));
    for (const text of ['With pnpm, as', 'With yarn.', 'Low water.', 'pnpm tide']) {
      expect(await plain.getByText(text).first().isVisible(), text).toBe(true);
    }
    expect(await plain.getByRole('tab').first().isVisible()).toBe(false);
    await plain.goto(site.url('/code'));
    expect(await plain.getByText('"q"').isVisible()).toBe(true);
    await plain.goto(site.url('/diagrams'));
    expect(await plain.getByText('Tide table').isVisible()).toBe(true);
    await context.close();
  });
}
