import { tmpdir } from 'node:os';

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { closeAfterwards } from '../harness/close-afterwards.ts';
import { createTest, isDev } from '../harness/create-test.ts';
import { readTitle } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: '../docs-example', isBare: true, into: tmpdir(), isShared: true });

const PAGES = ['/introduction', '/quickstart', '/sdks/typescript', '/changelog', '/routing/policies/conditions/geography', '/all-pages'];

for (const [width, height] of [
  [1440, 900],
  [375, 812],
] as const) {
  describe.runIf(!isDev)(`at ${width} pixels`, () => {
    test('nothing moves while a page loads', async ({ site, page }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height });
      // Images come when the text is there.
      await page.route(/\/images\//, (route) => setTimeout(() => void route.continue(), 200));
      for (const href of PAGES) {
        await visit(page, site.url(href));
        await page.waitForTimeout(300);
        expect(await readShifts(page), href).toEqual([]);
      }
    });

    test('nothing moves of its own after another page has come', async ({ site, page }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height });
      await visit(page, site.url('/quickstart'));
      for (const title of ['Concepts', 'Search these docs', 'Routes']) {
        await page.locator('.octavo-pagination [rel="next"]').click();
        await expect.poll(() => readTitle(page)).toBe(title);
        // That a page comes moves things, however long after the click: only what follows is its own doing.
        const since = await page.evaluate(nextFrames);
        await page.waitForTimeout(700);
        expect(await readShifts(page, since), title).toEqual([]);
      }
    });
  });
}

test('a heading that an address names stands below what sticks to the top', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of [
    [1440, 700],
    [375, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, site.url('/introduction'));
    await page.evaluate(() => (location.hash = '#what-it-costs-in-time'));
    const gap = (): Promise<number> =>
      page.evaluate(() => {
        const covered = [...document.querySelectorAll('.octavo-top, .octavo-toc-button')].map((bar) => bar.getBoundingClientRect());
        const heading = document.querySelector('#what-it-costs-in-time')?.getBoundingClientRect().top ?? Number.NaN;
        return heading - Math.max(...covered.filter(({ height: size }) => size > 0).map(({ bottom }) => bottom));
      });
    await expect.poll(gap).toBeGreaterThan(8);
    expect(await gap()).toBeLessThan(48);
  }
});

declare global {
  interface Window {
    octavoShifts: { time: number; text: string }[];
  }
}

/** Notes every shift that no input of the last half second explains, from the first paint of every document on. */
async function watchShifts(page: Page): Promise<void> {
  closeAfterwards(page);
  await page.addInitScript(() => {
    window.octavoShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName),
        );
        if (!entry.hadRecentInput)
          window.octavoShifts.push({ time: entry.startTime, text: `${entry.value.toFixed(4)} ${nodes.join(' ')}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts after a time of the page's clock. */
async function readShifts(page: Page, since = 0): Promise<string[]> {
  const shifts = await page.evaluate(() => window.octavoShifts);
  return shifts.flatMap(({ time, text }) => (time > since ? text : []));
}

/** The page's time once what has been rendered is painted. */
async function nextFrames(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
