import { expect, test } from 'vitest';
import type { SitePage } from '@octavo/core';
import { leaveOutLong } from './leave-out-long.ts';

const page = (href: string, file: string): SitePage => ({
  href,
  file,
  title: '',
  frontmatter: {},
  headings: [],
  links: [],
  sections: [],
  isHidden: false,
});
const file = (fileName: string): { fileName: string; content: string } => ({ fileName, content: '' });

test('a name of 255 bytes is written, one of 256 is left out with the page that it belongs to', () => {
  const [fits, long] = [`/${'港'.repeat(85)}`, `/${'港'.repeat(85)}a`];
  const pages = { [fits]: page(fits, 'fits.mdx'), [long]: page(long, 'long.mdx') };
  const { files, diagnostics } = leaveOutLong([file(`docs${fits}/index.html`), file(`docs${long}/index.html`), file('docs/index.html')], {
    site: { pages },
    outDir: '/out',
  });
  expect(files.map(({ fileName }) => fileName)).toEqual([`docs${fits}/index.html`, 'docs/index.html']);
  expect(diagnostics).toMatchObject([{ code: 'build/long-name', severity: 'error', file: 'long.mdx' }]);
  expect(diagnostics[0]?.message).toContain('a name in its path has 256 bytes');
});

test('what is no page is named by its path, shortened', () => {
  const { files, diagnostics } = leaveOutLong([file(`${'x'.repeat(300)}/index.html`)], { site: { pages: {} }, outDir: '/out' });
  expect(files).toEqual([]);
  expect(diagnostics[0]?.message).toMatch(/^The file x{60}…x{5}\/index\.html cannot be written/);
  expect(diagnostics[0]).not.toHaveProperty('file');
});
