import { describe, expect } from 'vitest';

import { isDev, type BrowserTest } from './create-test.ts';
import { isMarked, markDocument } from './hold-state.ts';
import { findSidebar, readArticle } from './read-page.ts';
import { visit } from './visit.ts';

/** The contract of every host's dev server: edits of the docs show without a reload. `test` is about an app whose docs are those of `react`. */
export function describeHotReload(test: BrowserTest): void {
  describe.runIf(isDev)('edits', () => {
    test('of a page, its own export, a component file and docs.json show without a reload, and keep state', async ({ site, page }) => {
      await visit(page, site.url('/install'));
      await markDocument(page);
      await page.getByRole('button', { name: 'Turned 0 times' }).click();
      await site.files.edit('docs/install.mdx', (text) => text.replace('wait for the light', 'wait for the bell'));
      await expect.poll(() => readArticle(page)).toContain('Run npm install and wait for the bell.');
      await expect.poll(() => page.getByRole('button', { name: 'Turned 1 times' }).count()).toBe(1);
      await site.files.edit('docs/dial.jsx', (text) => text.replace('Turned', 'Spun'));
      await expect.poll(() => page.getByRole('button', { name: 'Spun 1 times' }).count()).toBe(1);
      await site.files.edit('docs/install.mdx', (text) => text.replace("'npm install'", "'pnpm add'"));
      await expect.poll(() => readArticle(page)).toContain('Run pnpm add and wait for the bell.');
      await expect.poll(() => findSidebar(page).innerText()).toMatch(/guides/i);
      await site.files.edit('docs/docs.json', (text) => text.replace('"Guides"', '"Walkthroughs"'));
      await expect.poll(() => findSidebar(page).innerText()).toMatch(/walkthroughs/i);
      expect(await isMarked(page)).toBe(true);
    });
  });
}
