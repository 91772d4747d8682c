import { expect } from 'vitest';

import { createTest } from '../harness/create-test.ts';
import { readTitle } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'alone', isShared: true });

test("a page's scripts run once each time its page is opened: as a document, and by a link", async ({ site, page }) => {
  const ran = (): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'ran') as unknown);
  await visit(page, site.url('/written/first'));
  await expect.poll(ran).toEqual(['mdx', 'string']);
  await page.getByRole('link', { name: 'On to Markdown' }).click();
  await expect.poll(() => readTitle(page)).toBe('A script in Markdown');
  await expect.poll(ran).toEqual(['mdx', 'string', 'md']);
  await page.getByRole('link', { name: 'On to MDX' }).click();
  await expect.poll(ran).toEqual(['mdx', 'string', 'md', 'mdx', 'string']);
  expect(await page.locator('script[type="application/json"]').textContent()).toContain('"not": "run"');
  await visit(page, site.url('/written/second'));
  await expect.poll(ran).toEqual(['md']);
});
