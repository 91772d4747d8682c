import { expect } from 'vitest';

import { isDev } from '../../harness/create-test.ts';
import { describeHostPage } from '../../harness/host-page-suite.ts';
import { describeHotReload } from '../../harness/hot-reload-suite.ts';
import { describeSmoke } from '../../harness/smoke-suite.ts';
import { describeUntouched } from '../../harness/untouched-suite.ts';

const test = describeSmoke({
  app: 'tailwind',
  isShared: !isDev,
  base: '/docs',
  home: { href: '/', title: 'Blender' },
  other: { href: '/install', title: 'Install' },
  linking: 'First guide',
  section: { href: '/install', id: 'check-the-light' },
});

describeHostPage(test, { title: 'Blender' });

test("survives Tailwind's reset, and leaves its utilities to the host", async ({ site, page }) => {
  await page.goto(site.hostUrl('/'));
  await expect.poll(() => page.locator('h1').evaluate((title) => getComputedStyle(title).fontWeight)).toBe('700');
});

describeUntouched(test, { app: 'tailwind', modules: ['/src/main.ts', '/src/style.css'] });

describeHotReload(test);
