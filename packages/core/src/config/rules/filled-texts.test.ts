import { expect, test } from 'vitest';
import { parseConfig } from '../parse-config.ts';

function found(fields: object): string[] {
  const { diagnostics } = parseConfig(JSON.stringify({ name: 'Docs', ...fields }), 'docs.json');
  return diagnostics.filter(({ code }) => code === 'config/empty-text').map(({ message }) => message);
}

test('names, addresses and entries without a text, in both shapes', () => {
  expect(found({ name: ' ', navigation: [{ group: '', pages: ['a', ''] }], topbarLinks: [{ name: 'A', url: '' }] })).toEqual([
    '`name` is empty; readers see no name.',
    '`navigation[0].group` is empty; readers see no name.',
    '`navigation[0].pages[1]` is empty; ignored.',
    '`topbarLinks[0].url` is empty; the link leads nowhere.',
  ]);
  expect(found({ theme: 'mint', navigation: { tabs: [{ tab: '', pages: ['a'] }] }, footer: { socials: { x: '' } } })).toEqual([
    '`navigation.tabs[0].tab` is empty; readers see no name.',
    '`footer.socials.x` is empty; the link leads nowhere.',
  ]);
});

test('other texts may be empty', () => {
  expect(found({ theme: 'mint', navigation: { groups: [{ group: 'A', icon: '', pages: ['a'] }] }, variables: { name: '' } })).toEqual([]);
});
