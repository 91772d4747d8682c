import { describe, expect } from 'vitest';

import { createTest, isDev } from '../harness/create-test.ts';
import { readShape } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'alone', isShared: true });

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
