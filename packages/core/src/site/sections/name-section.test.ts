import { expect, test } from 'vitest';
import { nameSection } from './name-section.ts';
import { createTestSite } from '../site-fixture.ts';

test('a section is named by what was chosen among several', () => {
  const { sections } = createTestSite(
    {
      navigation: {
        versions: [
          {
            version: 'v2',
            tabs: [
              { tab: 'Guides', anchors: [{ anchor: 'Only', pages: ['a'] }] },
              {
                tab: 'API',
                menu: [
                  { item: 'REST', pages: ['b'] },
                  { item: 'Socket', pages: ['c'] },
                ],
              },
            ],
          },
          { version: 'v1', pages: ['d'] },
        ],
      },
    },
    ['a.mdx', 'b.mdx', 'c.mdx', 'd.mdx'],
  );
  expect(sections.map(nameSection)).toEqual([['v2', 'Guides'], ['v2', 'API', 'REST'], ['v2', 'API', 'Socket'], ['v1']]);
});

test('the pages that no tab claims are named as their tab is', () => {
  const { sections } = createTestSite({ navigation: [{ group: 'G', pages: ['a', 'api/b'] }], tabs: [{ name: 'API', url: 'api' }] }, [
    'a.mdx',
    'api/b.mdx',
  ]);
  expect(sections.map(nameSection)).toEqual([['Documentation'], ['API']]);
});
