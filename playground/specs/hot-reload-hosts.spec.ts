import { describe, expect } from 'vitest';

import { createTest, isDev } from '../harness/create-test.ts';
import { isMarked, markDocument } from '../harness/hold-state.ts';
import { findSidebar, readArticle } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';

const HOSTS = [
  { app: 'react', host: 'a React plugin' },
  { app: 'react-embedded', host: 'a React plugin, embedded' },
  { app: 'vue', host: 'a Vue plugin' },
  { app: 'tailwind', host: 'no framework' },
  { app: 'host-mdx', host: 'an MDX plugin of its own' },
];

for (const { app, host } of HOSTS) {
  const test = createTest({ app, base: '/docs', isSinglePage: app === 'react-embedded' });

  describe.runIf(isDev)(`in a host with ${host}`, () => {
    test('edits of a page, its own export, a component file and docs.json show without a reload, and keep state', async ({
      site,
      page,
    }) => {
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

    if (app !== 'react') return;

    test("the host's own hot reload goes on beside the docs", async ({ site, page }) => {
      await page.goto(site.hostUrl('/'));
      await page.getByRole('button', { name: 'Boiled 0 times' }).click();
      await markDocument(page);
      await site.files.edit('src/app.tsx', (text) => text.replace('Boiled', 'Heated'));
      await expect.poll(() => page.getByRole('button', { name: 'Heated 1 times' }).count()).toBe(1);
      expect(await isMarked(page)).toBe(true);
    });

    test("an edit of the docs leaves the host's open page alone", async ({ site, page }) => {
      await page.goto(site.hostUrl('/'));
      await page.getByRole('button', { name: 'Boiled 0 times' }).click();
      await markDocument(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await site.files.edit('docs/install.mdx', (text) => text.replace('light', 'bell'));
      await site.files.edit('docs/docs.json', (text) => text.replace('"Guides"', '"Walkthroughs"'));
      await site.files.edit('src/app.tsx', (text) => text.replace('Boiled', 'Heated'));
      await expect.poll(() => page.getByRole('button', { name: 'Heated 1 times' }).count()).toBe(1);
      expect(await isMarked(page)).toBe(true);
      expect(requests.filter((url) => url.includes('/docs/'))).toEqual([]);
    });
  });
}
