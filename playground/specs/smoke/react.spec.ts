import { describe, expect } from 'vitest';

import { isDev } from '../../harness/create-test.ts';
import { isMarked, markDocument } from '../../harness/hold-state.ts';
import { describeHostPage } from '../../harness/host-page-suite.ts';
import { describeHotReload } from '../../harness/hot-reload-suite.ts';
import { readStyle } from '../../harness/read-page.ts';
import { describeSmoke } from '../../harness/smoke-suite.ts';
import { describeUntouched } from '../../harness/untouched-suite.ts';
import { visit } from '../../harness/visit.ts';

const test = describeSmoke({
  app: 'react',
  base: '/docs',
  home: { href: '/', title: 'Kettle' },
  other: { href: '/install', title: 'Install' },
  linking: 'First guide',
  section: { href: '/install', id: 'check-the-light' },
});

describeHostPage(test, { title: 'Kettle' });

test("keeps a link to the host's page as it is, and does not take the host's styles", async ({ site, page }) => {
  await visit(page, site.url('/'));
  expect(await page.getByRole('link', { name: 'the app' }).getAttribute('href')).toBe('/about');
  expect(await readStyle(page.locator('main h1'), 'text-transform')).toBe('none');
});

describeUntouched(test, { app: 'react', modules: ['/src/main.tsx', '/src/app.tsx', '/src/index.css'] });

describeHotReload(test);

describe.runIf(isDev)("the host's open page", () => {
  test('an edit of the docs leaves it alone, and its own hot reload goes on beside them', async ({ site, page }) => {
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
