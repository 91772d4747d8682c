import { expect, it } from 'vitest';
import { tryMigration } from '../../tool-fixture.ts';

it('takes config, tabs, locales and `meta` files of Blume over', () => {
  const { tool, config, lost } = tryMigration({
    'blume.config.ts':
      "import { defineConfig } from 'blume';\nexport default defineConfig({ title: 'Ferry', content: { root: 'content' }, analytics: { vercel: true }, github: { owner: 'example', repo: 'ferry' }, i18n: { defaultLocale: 'en', locales: [{ code: 'en' }, { code: 'de' }] }, navigation: { tabs: [{ label: 'Docs', path: '/docs' }] } });",
    'content/index.mdx': '# Ferry\n',
    'content/docs/meta.ts': "import { defineMeta } from 'blume';\nexport default defineMeta({ pages: ['ships', 'boats'] });",
    'content/docs/01-boats.md': '# Boats\n',
    'content/docs/ships.md': '# Ships\n',
    'content/docs/boats.md': '# All boats\n',
    'content/de/index.mdx': '# Fähre\n',
  });
  expect(tool).toBe('blume');
  expect(config).toMatchObject({
    name: 'Ferry',
    feedback: { suggestEdit: true },
    navigation: {
      languages: [
        {
          language: 'en',
          tabs: [
            { tab: 'Docs', pages: ['docs/ships', 'docs/boats'] },
            { tab: 'More', pages: ['index'] },
          ],
        },
        { language: 'de', pages: ['de'] },
      ],
    },
  });
  expect(lost).toEqual([]);
});
