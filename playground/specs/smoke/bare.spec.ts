import { tmpdir } from 'node:os';

import { describe, expect } from 'vitest';

import { createTest, isDev } from '../../harness/create-test.ts';
import { readTitle } from '../../harness/read-page.ts';
import { visit } from '../../harness/visit.ts';

const test = createTest({ app: 'bare', isBare: true, into: tmpdir() });

test('shows a folder that has no packages, runs a component with a hook that its page does not import, and follows a link', async ({
  site,
  page,
}) => {
  await visit(page, site.url('/'));
  expect(await readTitle(page)).toBe('Lantern');
  await page.getByRole('button', { name: 'It is dark' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'It burns' }).count()).toBe(1);
  await page.getByRole('link', { name: 'wicks', exact: true }).click();
  await expect.poll(() => readTitle(page)).toBe('Wicks');
});

if (isDev)
  test('the sheet that the first paint waits for is sent as it is published', async ({ site, page }) => {
    const html = await (await page.request.get(site.url('/'))).text();
    const href = /<link rel="stylesheet" href="([^"]+)">/.exec(html)?.[1] ?? '';
    expect(await (await page.request.get(site.url(href))).text()).toContain('url("./fonts/');
  });

describe.runIf(!isDev)('a first visit', () => {
  const files = ['document', 'font', 'script', 'stylesheet'];
  const pages = { text: '/guide/wicks', 'text, code and italics': '/guide/oil' };
  for (const [name, href] of Object.entries(pages))
    test(`of a page of ${name} asks for four files, wherever the pointer lies`, async ({ site, page, log }) => {
      log.allow(/404.*\/marker/);
      // By address: a browser that is late to use a font which it has preloaded asks for it once more, and takes it from its cache.
      const asked = new Map<string, string>();
      page.on('request', (request) => asked.set(request.url(), request.resourceType()));
      await page.goto(site.url(href));
      await page.waitForLoadState('networkidle');
      await expect.poll(() => [...asked.values()].toSorted()).toEqual(files);
      await page.mouse.move(640, 5);
      // Whatever the pointer leads to is asked for before this.
      await page.evaluate(async () => void (await (await fetch('/marker')).text()));
      expect([...asked.values()].toSorted()).toEqual([...files, 'fetch'].toSorted());
    });
});

test('letters of text and of code, which one file holds, are as wide as their own faces have them', async ({ site, page }) => {
  await visit(page, site.url('/guide/oil'));
  const widths = await page.evaluate(async () => {
    const canvas = document.createElement('canvas').getContext('2d');
    const families = ['Octavo Sans', 'Octavo Mono'];
    await Promise.all(families.map((family) => document.fonts.load(`100px "${family}"`)));
    return families.map((family) =>
      ['i', 'W'].map((letter) => {
        if (canvas !== null) canvas.font = `100px "${family}"`;
        return Math.round(canvas?.measureText(letter).width ?? 0);
      }),
    );
  });
  expect(widths).toEqual([
    [24, 94],
    [60, 60],
  ]);
});
