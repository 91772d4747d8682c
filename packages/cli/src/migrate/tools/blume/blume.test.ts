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
      "import { defineConfig } from 'blume';\nexport default defineConfig({ title: 'Ferry', logo: { image: { light: '/logo.svg', dark: '/logo.svg' }, text: '' }, content: { root: 'content' } });",
    'logo.svg': '<svg/>',
    'content/index.mdx':
      'import Part from "./_part.mdx";\n\n# Ferry\n\n<Accordion type="single">\n<AccordionItem title="Fares">One</AccordionItem>\n</Accordion>\n\n<Part />\n',
    'content/_part.mdx': "import { Card } from 'blume/components';\n\nA part.\n",
    'pages/_own.astro': '',
    'pages/map.astro': '',
  });
  expect(pages['index.mdx']).toContain('<AccordionGroup>\n<Accordion title="Fares">One</Accordion>\n</AccordionGroup>\n\nA part.\n');
  expect(config).toMatchObject({ name: 'Ferry', logo: { light: '/logo.svg', dark: '/logo.svg' } });
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

it('shows examples beside their code, and what differs between two texts', () => {
  const { pages, assets, notes, lost } = tryMigration({
    'blume.config.ts':
      "export default { content: { root: 'content' }, logo: { image: { light: '/a.svg', dark: '/b.svg' }, text: 'Ferry' }, examples: 'demos/**/*' };",
    'demos/boats/dock.tsx': 'export default function Dock() {\n  return <p>Docked</p>;\n}\n',
    'demos/map.vue': '<template><p>Map</p></template>\n',
    'changes/fare.patch': '-1\n+2\n',
    'content/index.mdx': `# Ferry

<Component path="boats/dock" />

<Component path="map" />

<Component path="gone" />

<Diff old={\`a
b
d\`} new={\`a
c
c
d\`} />

<Diff src="changes/fare.patch" />

<Visibility for="web">Hello</Visibility>
`,
  });
  expect(pages['index.mdx']).toContain("import ExampleBoatsDock from '/snippets/own/demos/boats/dock.tsx';");
  expect(pages['index.mdx']).toContain(
    '<Tab title="Preview">\n\n<ExampleBoatsDock />\n\n</Tab>\n<Tab title="Code">\n\n```tsx file=/snippets/code/demos/boats/dock.tsx\n```\n\n</Tab>',
  );
  expect(pages['index.mdx']).toContain('```vue file=/snippets/code/demos/map.vue\n```\n\n<Component path="gone" />');
  expect(pages['index.mdx']).toContain('```diff\n a\n-b\n+c\n+c\n d\n```\n\n```diff\n-1\n+2\n```\n\n<Visibility for="humans">');
  expect(assets).toEqual(['snippets/code/demos/boats/dock.tsx', 'snippets/code/demos/map.vue', 'snippets/own/demos/boats/dock.tsx']);
  expect(notes).toContainEqual({ kind: 'differs', what: 'logo', message: expect.stringContaining('a logo or a name') });
  expect(notes).toContainEqual(
    expect.objectContaining({ kind: 'by-hand', message: 'demos/map.vue does not run here: its code is shown.' }),
  );
  expect(lost).toEqual([]);
});
