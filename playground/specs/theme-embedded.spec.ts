import { expect } from 'vitest';

import { createTest } from '../harness/create-test.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({
  app: 'theme',
  base: '/docs',
  isSinglePage: true,
  async prepare(files) {
    await files.add('vite.config.ts', EMBEDDED_CONFIG);
    await files.add('index.html', '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>');
    await files.add('main.tsx', MAIN);
  },
});

test('a theme of the author’s own draws the docs in the tree of an app', async ({ site, page }) => {
  await visit(page, site.url('/'));
  expect(await page.locator('.kiln h1').innerText()).toBe('Kiln');
  expect(await page.locator('main.kiln-main').count()).toBe(0);
  await page.getByRole('link', { name: 'first firing', exact: true }).click();
  await page.locator('.kiln h1', { hasText: 'First firing' }).waitFor();
});

const EMBEDDED_CONFIG = `
import react from '@vitejs/plugin-react';
import { octavo } from '@octavo/vite';
export default { plugins: [react(), octavo({ root: '.', base: '/docs', mode: 'embedded', theme: './theme/theme.tsx' })] };
`;

const MAIN = `
import { createRoot } from 'react-dom/client';
import { Docs } from 'virtual:octavo/app';
createRoot(document.getElementById('root')).render(<Docs />);
`;
