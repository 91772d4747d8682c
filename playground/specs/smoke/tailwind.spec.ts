import { expect } from 'vitest';

import { isDev } from '../../harness/create-test.ts';
import { describeHotReload } from '../../harness/hot-reload-suite.ts';
import { readTitle } from '../../harness/read-page.ts';
import { describeSmoke } from '../../harness/smoke-suite.ts';
import { describeUntouched } from '../../harness/untouched-suite.ts';
import { visit } from '../../harness/visit.ts';

const test = describeSmoke({
  app: 'tailwind',
  isShared: !isDev,
  base: '/docs',
  home: { href: '/', title: 'Blender' },
  other: { href: '/install', title: 'Install' },
  linking: { href: '/guides/first', title: 'First guide' },
  section: { href: '/install', id: 'check-the-light' },
});

test("leaves the host's own page alone", async ({ site, page }) => {
  await page.goto(site.hostUrl('/'));
  await expect.poll(() => page.locator('h1').textContent()).toBe('Blender');
  expect(await page.locator('.octavo').count()).toBe(0);
});

test("leads from the host's page to the docs", async ({ site, page }) => {
  await page.goto(site.hostUrl('/'));
  await page.getByRole('link', { name: 'Docs' }).click();
  await expect.poll(() => readTitle(page)).toBe('Blender');
});

test('runs a component of the docs', async ({ site, page }) => {
  await visit(page, site.url('/install'));
  await page.getByRole('button', { name: 'Turned 0 times' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Turned 1 times' }).count()).toBe(1);
});

test("survives Tailwind's reset, and leaves its utilities to the host", async ({ site, page }) => {
  await page.goto(site.hostUrl('/'));
  await expect.poll(() => page.locator('h1').evaluate((title) => getComputedStyle(title).fontWeight)).toBe('700');
});

describeUntouched(test, { app: 'tailwind', modules: ['/src/main.ts', '/src/style.css'] });

describeHotReload(test);
