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

describe.runIf(!isDev)('a first visit', () => {
  const files = ['document', 'font', 'script', 'stylesheet'];
  for (const [name, href, wanted] of [
    ['text', '/guide/wicks', files],
    ['code', '/guide/oil', [...files, 'font']],
  ] as const)
    test(`of a page of ${name} asks for ${wanted.length} files, wherever the pointer lies`, async ({ site, page }) => {
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.resourceType()));
      await page.goto(site.url(href), { waitUntil: 'networkidle' });
      await page.mouse.move(640, 5);
      await page.waitForLoadState('networkidle');
      expect(asked.toSorted()).toEqual(wanted.toSorted());
    });
});
