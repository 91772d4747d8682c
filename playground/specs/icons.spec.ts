import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { createTest, isDev } from '../harness/create-test.ts';
import { isMarked, markDocument } from '../harness/hold-state.ts';
import { findSidebar } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'alone', isShared: !isDev });

/** Whatever draws the anchor to a page: the start of its shape, which tells icons apart. */
async function readShape(place: Locator): Promise<string> {
  const shape = place.locator('svg path').first();
  return (await shape.count()) === 0 ? '' : ((await shape.getAttribute('d')) ?? '').slice(0, 40);
}

const anchor = (page: Page): Locator => page.getByRole('link', { name: 'Status' }).first();

describe('icons by name', () => {
  test('are inline, without a request', async ({ site, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' || !request.url().startsWith(site.url('/'))) asked.push(request.url());
    });
    await visit(page, site.url('/guides/labels'));
    // Looking for a role would style what is folded, and fetch its drawings.
    await expect.poll(() => readShape(page.locator('a', { hasText: 'Status' }).first())).not.toBe('');
    expect(asked.filter((url) => !/logo|favicon|label\.svg/.test(url))).toEqual([]);
  });
});

describe.runIf(!isDev)('icons of a build', () => {
  test('stand in the HTML, and their licence beside it', async ({ site, page }) => {
    const html = await (await page.request.get(site.url('/guides/labels'))).text();
    expect(html).toMatch(/<svg class="octavo-icon-named" viewBox="[\d. -]+"[^>]*><(?:g|path) /);
    expect(html).toContain('icon-licenses.txt');
    const credits = await page.request.get(site.url('/icon-licenses.txt'));
    expect(await credits.text()).toContain('CC BY 4.0');
    expect(await credits.text()).not.toContain('Tabler');
  });
});

describe.runIf(isDev)('an icon that is renamed shows without a reload', () => {
  test('in docs.json', async ({ site, page }) => {
    await visit(page, site.url('/guides/labels'));
    await markDocument(page);
    const before = await readShape(anchor(page));
    await site.files.edit('docs.json', (text) => text.replace('"icon": "signal"', '"icon": "heart"'));
    await expect.poll(() => readShape(anchor(page))).not.toBe(before);
    expect(await readShape(anchor(page))).not.toBe('');
    expect(await isMarked(page)).toBe(true);
  });

  test('in the frontmatter', async ({ site, page }) => {
    await visit(page, site.url('/guides/labels'));
    await markDocument(page);
    const entry = findSidebar(page).getByRole('link', { name: 'Labels' });
    expect(await readShape(entry)).toBe('');
    await site.files.edit('guides/labels.mdx', (text) => text.replace('title: Labels', 'title: Labels\nicon: tag'));
    await expect.poll(() => readShape(entry)).not.toBe('');
    expect(await isMarked(page)).toBe(true);
  });

  test('in a page, and in its snippet', async ({ site, page }) => {
    await visit(page, site.url('/guides/labels'));
    await markDocument(page);
    await site.files.edit('guides/labels.mdx', (text) =>
      text.replace('## Paper', 'See <Icon icon="rocket" className="mine" />.\n\n## Paper'),
    );
    const shown = page.locator('.mine');
    await expect.poll(() => readShape(shown)).not.toBe('');
    const before = await readShape(shown);
    await site.files.edit('guides/labels.mdx', (text) => text.replace('icon="rocket"', 'icon="star"'));
    await expect.poll(() => readShape(shown)).not.toBe(before);
    await site.files.edit('snippets/limits.mdx', (text) => `${text}\n\nAnd <Icon icon="bug" className="theirs" />.\n`);
    await expect.poll(() => readShape(page.locator('.theirs'))).not.toBe('');
    expect(await isMarked(page)).toBe(true);
  });

  test('and one that nothing has leaves no box and is reported', async ({ site, page }) => {
    await visit(page, site.url('/guides/labels'));
    await site.files.edit('guides/labels.mdx', (text) => text.replace('## Paper', '<Card title="Empty" icon="rockte" />\n\n## Paper'));
    await expect.poll(() => page.locator('.octavo-card').count()).toBe(1);
    expect(await page.locator('.octavo-card-icon').count()).toBe(0);
    await expect.poll(() => site.terminal()).toContain('Unknown icon "rockte"');
    expect(site.terminal()).toContain('"rocket"');
  });
});
