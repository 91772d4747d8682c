import { expect } from 'vitest';

import { isDev, type BrowserTest } from './create-test.ts';
import { readTitle } from './read-page.ts';
import { visit } from './visit.ts';

/** The contract of every app whose own page stands beside the docs of `react`: `title` is the title of both, `link` its link to the docs. */
export function describeHostPage(test: BrowserTest, { title, link = 'Docs' }: { title: string; link?: string }): void {
  test("leaves the host's own page alone, and is led to from it", async ({ site, page }) => {
    await page.goto(site.hostUrl('/'));
    await expect.poll(() => page.locator('h1').textContent()).toBe(title);
    expect(await page.locator('.octavo').count()).toBe(0);
    await page.getByRole('link', { name: link }).click();
    await expect.poll(() => readTitle(page)).toBe(title);
  });

  // In dev, edits begin with it.
  if (isDev) return;
  test('runs a component of the docs', async ({ site, page }) => {
    await visit(page, site.url('/install'));
    await page.getByRole('button', { name: 'Turned 0 times' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Turned 1 times' }).count()).toBe(1);
  });
}
