import { expect, it } from 'vitest';
import { tryMigration } from '../../tool-fixture.ts';

it('takes a site of the same format over as it is', () => {
  const { tool, config, pages } = tryMigration({
    'docs.json': '{ "theme": "mint", "name": "Ferry", "colors": { "primary": "#00aa55" }, "navigation": { "pages": ["index"] } }',
    'index.mdx': '# Ferry\n\n<Card title="x" />\n',
    // Left behind by the tool before.
    'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({})();",
    'snippets/a.mdx': 'A\n',
    '.mintignore': 'archive/\n',
    'archive/old.mdx': '# Old\n',
  });
  expect(tool).toBe('mintlify');
  expect(config).toMatchObject({ theme: 'mint', name: 'Ferry', navigation: { pages: ['index'] } });
  expect(pages).toEqual({ 'index.mdx': '# Ferry\n\n<Card title="x" />\n' });
});

it('writes a mint.json in the current shape, with our schema', () => {
  const { config } = tryMigration({
    'mint.json':
      '{ "$schema": "https://example.com/schema.json", "name": "Ferry", "topbarLinks": [{ "name": "Help", "url": "https://help.example.com" }], "navigation": [{ "group": "Boats", "pages": ["boats"] }] }',
    'boats.mdx': '# Boats\n',
    'more.mdx': '# More\n',
  });
  expect(config).toMatchObject({
    $schema: './node_modules/octavo/schema.json',
    navbar: { links: [{ label: 'Help', href: 'https://help.example.com' }] },
    navigation: { groups: [{ group: 'Boats', pages: ['boats'] }] },
  });
  // Its search has what navigation names alone, as ours.
  expect(config['seo']).toBeUndefined();
});
