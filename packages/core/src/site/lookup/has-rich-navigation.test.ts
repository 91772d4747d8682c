import { expect, test } from 'vitest';
import { hasRichNavigation } from './has-rich-navigation.ts';
import { createTestSite } from '../site-fixture.ts';

const groups = [{ group: 'A', pages: ['a'] }];

test.each([
  ['classic tabs', { navigation: [{ group: 'A', pages: ['a', 'api/b'] }], tabs: [{ name: 'API', url: 'api' }] }, false],
  [
    'tabs',
    {
      navigation: {
        tabs: [
          { tab: 'A', groups },
          { tab: 'B', pages: ['api/b'] },
        ],
      },
    },
    false,
  ],
  [
    'anchors with icons',
    {
      navigation: {
        anchors: [
          { anchor: 'A', icon: 'a', groups },
          { anchor: 'B', href: 'https://b.test' },
        ],
      },
    },
    false,
  ],
  [
    'a tab at the end of the bar',
    {
      navigation: {
        tabs: [
          { tab: 'A', groups },
          { tab: 'B', align: 'end', pages: ['api/b'] },
        ],
      },
    },
    true,
  ],
  ['a tab with a menu', { navigation: { tabs: [{ tab: 'A', menu: [{ item: 'I', groups }] }] } }, true],
  ['a version with an icon', { navigation: { versions: [{ version: 'A', icon: 'a', groups }] } }, true],
  [
    'an anchor with a tag',
    {
      navigation: {
        anchors: [
          { anchor: 'A', tag: 'new', groups },
          { anchor: 'B', pages: ['api/b'] },
        ],
      },
    },
    true,
  ],
  ['languages', { navigation: { languages: [{ language: 'en', groups }] } }, true],
  ['a group with a page', { navigation: { groups: [{ group: 'A', root: 'a', pages: ['api/b'] }] } }, true],
])('%s', (_, config, expected) => {
  expect(hasRichNavigation(createTestSite(config, ['a.mdx', 'api/b.mdx']))).toBe(expected);
});
