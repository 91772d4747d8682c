import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { createTest, inBuild, isDev } from '../../harness/create-test.ts';
import { fetchAnew } from '../../harness/fetch-anew.ts';
import { visit } from '../../harness/visit.ts';

const test = createTest({ app: 'gallery', isShared: true });
// What is drawn, and what it does, is the same in dev, where the tests beside these show that it stands there and is drawn anew.
const testBuilt = inBuild(test);

/** The library, not the component of the theme. */
const LIBRARY = /\/mermaid(?:\.esm)?[\w.-]*\.m?js|\/dist\/mermaid\//;

function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

test('a diagram stands in the document, drawn, and asks for nothing', async ({ site, page }) => {
  if (!isDev) {
    const html = await (await fetchAnew(site.url('/drawn'))).text();
    expect(html.match(/<svg role="graphics-document/g)).toHaveLength(3);
    expect(html).toContain('data-octavo-core');
  }
  const asked = watchRequests(page);
  await visit(page, site.url('/drawn'));
  const drawing = page.getByRole('group', { name: 'Diagram: How a ship leaves' });
  expect(await drawing.getAttribute('aria-description')).toBe('It asks the port, and goes when the tide is in.');
  expect(await drawing.getByRole('link').getAttribute('href')).toBe('https://example.com/sea');
  expect(asked.filter((url) => LIBRARY.test(url))).toEqual([]);
  const ids = await page.locator('.octavo-mermaid [id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
});

testBuilt('what is no diagram shows its source, and asks for no library', async ({ site, page }) => {
  const asked = watchRequests(page);
  await visit(page, site.url('/broken-diagram'));
  await page.locator('.octavo-mermaid-note').scrollIntoViewIfNeeded();
  expect(await page.locator('.octavo-mermaid[data-state=failed] pre').innerText()).toContain('no diagram');
  expect(asked.filter((url) => LIBRARY.test(url))).toEqual([]);
  if (!isDev) expect(await (await fetchAnew(site.url('/broken-diagram'))).text()).toContain('data-octavo-core');
});

testBuilt('its labels lie inside their boxes', async ({ site, page }) => {
  await visit(page, site.url('/drawn'));
  // Their widths are those of the site's font.
  await page.evaluate(async () => void (await document.fonts.ready));
  const outside = await page.locator('.octavo-mermaid .node').evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const label = node.querySelector('.nodeLabel')?.getBoundingClientRect();
      const shape = node.querySelector('.label-container')?.getBoundingClientRect();
      const isInside =
        label && shape && label.left >= shape.left && label.right <= shape.right && label.top >= shape.top && label.bottom <= shape.bottom;
      return isInside ? [] : [node.textContent];
    }),
  );
  expect(outside).toEqual([]);
});

testBuilt('it follows the colour mode as it stands', async ({ site, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, site.url('/drawn'));
  const shape = page.locator('.octavo-mermaid .label-container').first();
  await shape.evaluate((element) => element.setAttribute('data-stays', ''));
  const fill = (): Promise<string> => shape.evaluate((element) => getComputedStyle(element).fill);
  const light = await fill();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(fill).not.toBe(light);
  expect(await shape.getAttribute('data-stays')).toBe('');
});

testBuilt('the buttons beside it zoom, and it scrolls', async ({ site, page }) => {
  await visit(page, site.url('/drawn'));
  const place = page.locator('.octavo-mermaid-place').first();
  const drawing = place.locator('.octavo-mermaid-drawing');
  const width = (): Promise<number> => drawing.locator('svg').evaluate((element) => element.getBoundingClientRect().width);
  const before = await width();
  const [picture, controls] = [await drawing.boundingBox(), await place.locator('.octavo-mermaid-controls').boundingBox()];
  expect(controls?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Infinity));
  await place.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.4);
  await place.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect.poll(width).toBeGreaterThan(before * 1.9);
  expect((await drawing.boundingBox())?.height).toBeCloseTo(picture?.height ?? 0, 0);
  await place.getByRole('button', { name: 'Reset zoom' }).click();
  await expect.poll(width).toBeCloseTo(before, 0);
  expect(await place.getByRole('button', { name: 'Reset zoom' }).isDisabled()).toBe(true);
});

if (!isDev)
  test('without scripts it shows all the same', async ({ site, page: other }) => {
    const context = await other.context().browser()?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    await page?.goto(site.url('/drawn'));
    const shape = page?.locator('.octavo-mermaid .label-container').first();
    expect((await shape?.boundingBox())?.width).toBeGreaterThan(50);
    expect(await shape?.evaluate((element) => getComputedStyle(element).strokeWidth)).toBe('1px');
    await context?.close();
  });

if (isDev)
  test('an edit draws it anew at once', async ({ site, page }) => {
    await visit(page, site.url('/drawn'));
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await site.files.edit('drawn.mdx', (text) => text.replace('Ask the harbour master', 'Call the harbour'));
    await page.locator('.octavo-mermaid .nodeLabel', { hasText: 'Call the harbour' }).waitFor();
    expect(await page.locator('html').getAttribute('data-same-page')).toBe('');
    await site.files.edit('drawn.mdx', (text) => text.replace('Call the harbour', 'Ask the harbour master'));
    await page.locator('.octavo-mermaid .nodeLabel', { hasText: 'Ask the harbour master' }).waitFor();
  });
