import { expect } from 'vitest';

import { readTitle } from '../../harness/read-page.ts';
import { describeSmoke } from '../../harness/smoke-suite.ts';
import { visit } from '../../harness/visit.ts';

const test = describeSmoke({
  app: 'nested-base',
  base: '/a/b/docs',
  mount: '/a/b/docs',
  home: { href: '/introduction', title: 'Introduction' },
  other: { href: '/guide/spring-tides', title: 'Spring tides' },
  linking: 'Spring tides',
  section: { href: '/introduction', id: 'high-water' },
});

test('opens the first page at the base, adds it to links and files, and searches below it', async ({ site, page }) => {
  await visit(page, site.url('/'));
  expect(await readTitle(page)).toBe('Introduction');
  expect(await page.getByRole('link', { name: 'spring tides', exact: true }).first().getAttribute('href')).toBe(
    '/a/b/docs/guide/spring-tides',
  );
  await expect
    .poll(() => page.getByAltText('A buoy').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(24);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('new moon');
  await expect.poll(() => page.locator('[role=option][aria-selected=true]').getAttribute('href')).toBe('/a/b/docs/guide/spring-tides');
  await page.keyboard.press('Enter');
  await expect.poll(() => readTitle(page)).toBe('Spring tides');
});

test('serves a page with a dot in its address', async ({ site, page }) => {
  const response = await visit(page, site.url('/guide/v1.2'));
  expect(response.status()).toBe(200);
  expect(await readTitle(page)).toBe('Tables 1.2');
});
