import { tmpdir } from 'node:os';

import { expect } from 'vitest';

import { createTest } from '../../harness/create-test.ts';
import { readTitle } from '../../harness/read-page.ts';
import { visit } from '../../harness/visit.ts';

const test = createTest({ app: 'bare', isBare: true, into: tmpdir() });

test('shows a folder that has no packages', async ({ site, page }) => {
  await visit(page, site.url('/'));
  expect(await readTitle(page)).toBe('Lantern');
});

test('follows a link there', async ({ site, page }) => {
  await visit(page, site.url('/'));
  await page.getByRole('link', { name: 'wicks', exact: true }).click();
  await expect.poll(() => readTitle(page)).toBe('Wicks');
});

test('runs a component of the page, with a hook that it does not import', async ({ site, page }) => {
  await visit(page, site.url('/'));
  await page.getByRole('button', { name: 'It is dark' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'It burns' }).count()).toBe(1);
});
