import { expect } from 'vitest';

import { describeHotReload } from '../../harness/hot-reload-suite.ts';
import { readTitle } from '../../harness/read-page.ts';
import { describeSmoke } from '../../harness/smoke-suite.ts';
import { describeUntouched } from '../../harness/untouched-suite.ts';
import { visit } from '../../harness/visit.ts';

const test = describeSmoke({
  app: 'host-mdx',
  base: '/docs',
  home: { href: '/', title: 'Griddle' },
  other: { href: '/install', title: 'Install' },
  linking: { href: '/guides/first', title: 'First guide' },
  section: { href: '/install', id: 'check-the-light' },
});

test("leaves the host's own page alone", async ({ site, page }) => {
  await page.goto(site.hostUrl('/'));
  await expect.poll(() => page.locator('h1').textContent()).toBe('Griddle');
  expect(await page.locator('.octavo').count()).toBe(0);
});

test("leads from the host's page to the docs", async ({ site, page }) => {
  await page.goto(site.hostUrl('/'));
  await page.getByRole('link', { name: 'over there' }).click();
  await expect.poll(() => readTitle(page)).toBe('Griddle');
});

test('runs a component of the docs', async ({ site, page }) => {
  await visit(page, site.url('/install'));
  await page.getByRole('button', { name: 'Turned 0 times' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Turned 1 times' }).count()).toBe(1);
});

describeUntouched(test, { app: 'host-mdx', modules: ['/src/main.tsx', '/src/note.mdx'] });

describeHotReload(test);
