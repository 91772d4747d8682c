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

it('makes a group of an accordion with items, and takes parts without their imports', () => {
  const { pages, lost, config, assets } = tryMigration({
    'blume.config.ts':
      "import { defineConfig } from 'blume';\nexport default defineConfig({ title: 'Ferry', logo: '/logo.svg', content: { root: 'content' } });",
    'logo.svg': '<svg/>',
    'content/index.mdx':
      'import Part from "./_part.mdx";\n\n# Ferry\n\n<Accordion type="single">\n<AccordionItem title="Fares">One</AccordionItem>\n</Accordion>\n\n<Part />\n',
    'content/_part.mdx': "import { Card } from 'blume/components';\n\nA part.\n",
    'pages/_own.astro': '',
    'pages/map.astro': '',
  });
  expect(pages['index.mdx']).toContain('<AccordionGroup>\n<Accordion title="Fares">One</Accordion>\n</AccordionGroup>\n\nA part.\n');
  expect(config).toMatchObject({ name: 'Ferry', logo: '/logo.svg' });
  expect(assets).toEqual(['logo.svg']);
  expect(lost).toEqual([]);
});

it('takes the files of APIs over, and gives the tab at the root what no other has', () => {
  const { config, assets } = tryMigration({
    'blume.config.ts':
      "export default { navigation: { tabs: [{ label: 'Docs', path: '/' }, { label: 'News', path: '/news' }, { label: 'API', path: '/api' }] }, openapi: { enabled: true, route: '/api', spec: './boats.json' }, asyncapi: { enabled: true, sources: [{ label: 'Harbour', route: '/harbour', spec: 'https://example.com/harbour.json' }, { label: 'Sea Events', spec: 'https://example.com/sea.json' }] } };",
    'boats.json': '{ "openapi": "3.1.0" }',
    'docs/index.md': '# Ferry\n',
    'docs/news/one.md': '# One\n',
  });
  expect(config['navigation']).toEqual({
    tabs: [
      {
        tab: 'Docs',
        pages: [
          'index',
          { group: 'Harbour', asyncapi: { source: 'https://example.com/harbour.json', directory: 'harbour' } },
          { group: 'Sea Events', asyncapi: { source: 'https://example.com/sea.json', directory: 'events/sea-events' } },
        ],
      },
      { tab: 'News', pages: ['news/one'] },
      { tab: 'API', openapi: { source: '/openapi/boats.json', directory: 'api' } },
    ],
  });
  expect(assets).toEqual(['openapi/boats.json']);
});
