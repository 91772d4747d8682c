import { expect, it } from 'vitest';
import type { MigrationNote } from './old-site.ts';
import { tryMigration } from './tool-fixture.ts';

function listTold(notes: readonly MigrationNote[]): string[] {
  return notes.flatMap(({ what, message }) => (what === 'program of the build' ? (/^`[^`]+`/.exec(message)?.[0] ?? []) : []));
}

it('names the programs that a build changed pages with, and none whose work is done here', () => {
  const { notes } = tryMigration({
    '.vitepress/config.ts': `import { transform } from './transform';
import footnote from 'markdown-it-footnote';
import checkbox from 'markdown-it-own-boxes';
import { unocss } from 'unocss/vite';
export default {
  title: 'Ferry',
  markdown: { config(md) { md.use(footnote); md.use(checkbox, { a: 1 }) } },
  vite: { plugins: [unocss(), transform({ b: 2 })] },
  transformPageData(page) { page.title = 'A' },
};`,
    'vite.config.ts': 'export default { plugins: [pack()] };',
    'index.md': '# Ferry\n',
  });
  expect(listTold(notes)).toEqual(['`checkbox`', '`transform`', '`transformPageData`', '`pack`']);
});

it('reads lists of programs, with their options, from packages and files', () => {
  const { notes } = tryMigration({
    'docusaurus.config.js': `const draw = require('./draw');
export default {
  title: 'Ferry',
  presets: [['classic', { docs: { remarkPlugins: [[draw, {}], require('remark-math'), 'remark-own'], rehypePlugins: (list) => [require('./mark'), ...list] } }]],
};`,
    'docs/a.md': '# A\n',
  });
  expect(listTold(notes)).toEqual(['`draw`', '`remark-own`', '`./mark`']);
});
