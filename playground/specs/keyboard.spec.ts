import { tmpdir } from 'node:os';

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { createTest, inBuild, isDev } from '../harness/create-test.ts';
import { readTitle } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: '../docs-example', isBare: true, into: tmpdir(), isShared: true });
// The markup and what answers keys are the same in dev; how a page comes there is not.
const testBuilt = inBuild(test);

testBuilt('the skip link is the first stop and leads to the content', async ({ site, page }) => {
  await visit(page, site.url('/quickstart'));
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toMatchObject({ text: 'Skip to content', isVisible: true });
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('octavo-content');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

// Dev has the same markup and the same rings.
describe.runIf(!isDev)('the whole page', () => {
  test('every stop is in view, not under the header, and has a ring; none holds the keyboard', async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, site.url('/quickstart'));
    const stops = new Set<string>();
    for (let presses = 0; presses < 200; presses += 1) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (stop === undefined) break;
      expect(stop, stop.html).toMatchObject({ isVisible: true, hasRing: true });
      expect(stops.has(stop.path), `${stop.html} comes a second time`).toBe(false);
      stops.add(stop.path);
    }
    expect(stops.size).toBeGreaterThan(40);
    expect(stops.size).toBeLessThan(200);
  });
});

test('a page opens from the sidebar by keyboard, and the focus goes to its content', async ({ site, page }) => {
  await visit(page, site.url('/quickstart'));
  await page.locator('.octavo-nav button').first().waitFor();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Concepts' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => readTitle(page)).toBe('Concepts');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('octavo-content');
});

testBuilt('the menu of a phone opens, is left by Escape and gives the focus back', async ({ site, page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, site.url('/quickstart'));
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  const link = page.locator('.octavo-menu [aria-current="page"]');
  expect(await link.evaluate(isInside), 'the current page is in view').toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page).then((stop) => stop?.html)).toContain('aria-label="Menu"');
});

interface Stop {
  html: string;
  path: string;
  text: string;
  isVisible: boolean;
  hasRing: boolean;
}

/** What has the focus; undefined when it has left the document's elements. */
async function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, Math.max(top, 0) + Math.min(bottom - top, 20) / 2);
    const parts: string[] = [];
    for (let node: Element | null = element; node !== null; node = node.parentElement) {
      parts.unshift(`${node.tagName}${[...(node.parentElement?.children ?? [])].indexOf(node)}`);
    }
    const after = getComputedStyle(element, '::after');
    const own = getComputedStyle(element);
    return {
      html: element.outerHTML.slice(0, 160),
      path: parts.join('/'),
      text: element.innerText,
      isVisible: bottom > 0 && top < innerHeight && middle !== null && (element.contains(middle) || middle.contains(element)),
      hasRing: [own, after].some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
    };
  });
}

function isInside(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
