import { describe, expect } from 'vitest';

import { fetchAnew } from '../harness/fetch-anew.ts';
import { createTest, isDev } from '../harness/create-test.ts';
import { isMarked, markDocument } from '../harness/hold-state.ts';
import { findSidebar, readArticle, readTitle } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'api', base: '/docs', mount: '/docs', isShared: !isDev });
const SPEC = 'spec/openapi.yaml';
const PAGE = '/api-reference/lights/list-lights';

describe('pages of an API file', () => {
  test('stand in the navigation by tag, and show the operation with what it refers to', async ({ site, page }) => {
    await visit(page, site.url('/'));
    const sidebar = findSidebar(page);
    await expect
      .poll(() => sidebar.innerText())
      .toMatch(/Lights[\s\S]*GET[\s\S]*List lights[\s\S]*POST[\s\S]*Add a light[\s\S]*Keepers[\s\S]*HOOK[\s\S]*A light went out/i);
    expect(await sidebar.locator('[data-deprecated]').allInnerTexts()).toEqual([expect.stringContaining('List keepers')]);
    await sidebar.getByRole('link', { name: 'List lights' }).click();
    await expect.poll(() => readTitle(page)).toBe('List lights');
    expect(new URL(page.url()).pathname).toBe(new URL(site.url(PAGE)).pathname);
    expect(await readArticle(page)).toContain('What sailors call it.');
    expect(await page.locator('strong', { hasText: 'on the coast' }).count()).toBe(1);

    // The examples stand beside the text, and what is too deep for the page comes when it is opened.
    const [text, examples] = [await box('.octavo-api-text'), await box('.octavo-api > .octavo-beside-examples')];
    expect(examples.x).toBeGreaterThan(text.x + text.width);
    // What an author gives the text at most is not for both columns.
    await page.addStyleTag({ content: '#content-area { max-width: 48rem }' });
    expect(await box('.octavo-api-text')).toEqual(text);
    expect(await page.getByText('What the house is seen by.').count()).toBe(0);
    await page.locator('#responses').locator('xpath=ancestor::section[1]').getByRole('button', { name: 'Expand all' }).click();
    await page.getByText('What the house is seen by.').waitFor();

    async function box(selector: string): Promise<{ x: number; width: number }> {
      const found = await page.locator(selector).first().boundingBox();
      if (found === null) throw new Error(`${selector} is not there.`);
      return found;
    }
  });

  test('fit a phone in type of twice the size, and have targets of 24 px', async ({ site, page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await visit(page, site.url(PAGE));
    const low = await page
      .locator('.octavo-api :is(summary, button)')
      .filter({ visible: true })
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 24).map((one) => one.textContent));
    expect(low).toEqual([]);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await page.locator('.octavo-api-expand').filter({ visible: true }).count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    // Beside the menu is no room for two columns then: the examples stand in the text's.
    await page.setViewportSize({ width: 1440, height: 900 });
    const wide = await page.locator('.octavo-endpoint').boundingBox();
    expect(wide?.width).toBeGreaterThan(20 * 32);
  });
});

describe.skipIf(isDev)('a build', () => {
  test('gives the sheet of API pages to these alone', async ({ site }) => {
    const read = async (address: string): Promise<string> => (await fetchAnew(new URL(address, site.url('/')))).text();
    const list = (html: string): string[] => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    const [prose, api] = [list(await read(site.url('/'))), list(await read(site.url(PAGE)))];
    expect(api).toEqual(expect.arrayContaining(prose));
    const own = await Promise.all(api.filter((href) => !prose.includes(href)).map(read));
    expect(own.join()).toContain('.octavo-api');
    expect((await Promise.all(prose.map(read))).join()).not.toContain('.octavo-endpoint');
  });
});

describe.runIf(isDev)('edits', () => {
  test('show without a reload, and what was typed stays', async ({ site, page }) => {
    await visit(page, site.url(PAGE));
    await markDocument(page);
    await page.getByRole('button', { name: 'Try it' }).click();
    const typed = page.getByLabel('coast, required');
    // Its modules come one by one from the dev server.
    await typed.waitFor();
    await typed.fill('north');

    await site.files.edit(SPEC, (text) => text.replace('on the coast', 'in the harbour').replace('Add a light', 'Build a light'));
    await expect.poll(() => readArticle(page)).toContain('Every light in the harbour.');
    await expect.poll(() => findSidebar(page).getByRole('link', { name: 'Build a light' }).count()).toBe(1);

    await site.files.edit('spec/parts/light.yaml', (text) => text.replace('sailors', 'pilots'));
    await expect.poll(() => readArticle(page)).toContain('What pilots call it.');

    await site.files.edit(SPEC, (text) => `${text}\n  : [`);
    await expect.poll(() => page.locator('octavo-overlay').count()).toBe(1);
    expect(await readArticle(page)).toContain('Every light in the harbour.');
    await site.files.edit(SPEC, (text) => text.replace('\n  : [', '').replace('in the harbour', 'at sea'));
    await expect.poll(() => readArticle(page)).toContain('Every light at sea.');
    await expect.poll(() => page.locator('octavo-overlay').count()).toBe(0);

    expect(await typed.inputValue()).toBe('north');
    expect(await isMarked(page)).toBe(true);
  });
});
