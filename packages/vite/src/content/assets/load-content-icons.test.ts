import os from 'node:os';
import { expect, test } from 'vitest';
import { createIconResolver } from '../../icons/create-icon-resolver.ts';
import { createPageDraft } from '../../mdx/page-draft.ts';
import { loadContentIcons } from './load-content-icons.ts';

test('an icon that nothing has is told with the nearest name, and one that is there is drawn', async () => {
  const { page } = createPageDraft({ file: 'a.mdx', text: '', isPage: true, componentNames: new Set() });
  page.icons.push({ name: 'rockte', isCertain: true }, { name: 'rocket', isCertain: true }, { name: 'any words', isCertain: false });
  const source = { resolver: createIconResolver({ projectRoot: os.tmpdir() }), library: 'fontawesome' } as const;
  const { icons, diagnostics } = await loadContentIcons(page, { file: 'a.mdx', text: '<Card icon="rockte" />' }, source);
  expect(Object.keys(icons)).toContain('rocket');
  expect(diagnostics).toMatchObject([
    { message: expect.stringContaining('Unknown icon "rockte"'), hint: expect.stringContaining('rocket') },
  ]);
});
