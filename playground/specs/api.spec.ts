import { describe, expect } from 'vitest';

import { createTest, isDev } from '../harness/create-test.ts';
import { isMarked, markDocument } from '../harness/hold-state.ts';
import { findSidebar, readArticle, readTitle } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'api' });
const SPEC = 'spec/openapi.yaml';

describe('pages of an API file', () => {
  test('stand in the navigation by tag, with their methods', async ({ site, page }) => {
    await visit(page, site.url('/docs'));
    await expect
      .poll(() => findSidebar(page).innerText())
      .toMatch(/Lights[\s\S]*GET[\s\S]*List lights[\s\S]*POST[\s\S]*Add a light[\s\S]*Keepers/i);
    await findSidebar(page).getByRole('link', { name: 'List lights' }).click();
    await expect.poll(() => readTitle(page)).toBe('List lights');
    expect(new URL(page.url()).pathname).toBe(new URL(site.url('/docs/api-reference/lights/list-lights')).pathname);
  });

  test('show the operation, and what it refers to', async ({ site, page }) => {
    await visit(page, site.url('/docs/api-reference/lights/list-lights'));
    const text = await readArticle(page);
    expect(text).toContain('Every light on the coast.');
    expect(text).toContain('What sailors call it.');
    expect(await page.locator('strong', { hasText: 'on the coast' }).count()).toBe(1);
  });
});

describe.runIf(isDev)('an edit shows without a reload', () => {
  test('of the API file: on the page of the operation', async ({ site, page }) => {
    await visit(page, site.url('/docs/api-reference/lights/list-lights'));
    await markDocument(page);
    await site.files.edit(SPEC, (text) => text.replace('on the coast', 'in the harbour'));
    await expect.poll(() => readArticle(page)).toContain('Every light in the harbour.');
    expect(await isMarked(page)).toBe(true);
  });

  test('of a file that it refers to', async ({ site, page }) => {
    await visit(page, site.url('/docs/api-reference/lights/list-lights'));
    await markDocument(page);
    await site.files.edit('spec/parts/light.yaml', (text) => text.replace('sailors', 'pilots'));
    await expect.poll(() => readArticle(page)).toContain('What pilots call it.');
    expect(await isMarked(page)).toBe(true);
  });

  test('of a summary: in the sidebar of another page', async ({ site, page }) => {
    await visit(page, site.url('/docs'));
    await markDocument(page);
    await site.files.edit(SPEC, (text) => text.replace('Add a light', 'Build a light'));
    await expect.poll(() => findSidebar(page).getByRole('link', { name: 'Build a light' }).count()).toBe(1);
    expect(await isMarked(page)).toBe(true);
  });

  test('a broken file keeps the last good pages, and its repair shows', async ({ site, page }) => {
    await visit(page, site.url('/docs/api-reference/lights/list-lights'));
    await markDocument(page);
    await site.files.edit(SPEC, (text) => `${text}\n  : [`);
    await expect.poll(() => page.locator('octavo-overlay').count()).toBe(1);
    expect(await readArticle(page)).toContain('Every light');
    await site.files.edit(SPEC, (text) => text.replace('\n  : [', '').replace('on the coast', 'at sea'));
    await expect.poll(() => readArticle(page)).toContain('Every light at sea.');
    await expect.poll(() => page.locator('octavo-overlay').count()).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });
});
