import { expect, it } from 'vitest';
import { parseConfig } from '../../config/parse-config.ts';
import { expandEntries } from './expand-entries.ts';

function expand(navigation: unknown, hrefs: string[]): unknown {
  const { config } = parseConfig(JSON.stringify({ name: 'A', theme: 'mint', colors: { primary: '#000000' }, navigation }), 'docs.json');
  if (config === undefined) throw new Error('The config must parse.');
  const { navigation: entries, divisions } = expandEntries(config, hrefs);
  return { entries: entries.map(toPlain), divisions: divisions.map(({ name, pages }) => ({ name, pages: pages.map(toPlain) })) };
}

const toPlain = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'pages' in entry && Array.isArray(entry.pages) ? entry.pages.map(toPlain) : entry;

it('puts the pages of a folder in the place of `folder/*`, but those that are named elsewhere', () => {
  const hrefs = ['/', '/a/one', '/a/two', '/a/b/three', '/ab/four', '/a/zero'];
  expect(expand({ pages: ['index', { group: 'A', pages: ['a/zero', 'a/*'] }] }, hrefs)).toEqual({
    entries: ['index', ['a/zero', 'a/one', 'a/two', 'a/b/three']],
    divisions: [],
  });
});

it('looks into divisions, and gives a page to the first entry that takes it', () => {
  expect(
    expand(
      {
        tabs: [
          { tab: 'One', pages: ['a/b/*'] },
          { tab: 'Two', pages: ['a/*'] },
        ],
      },
      ['/a/b/x', '/a/y'],
    ),
  ).toEqual({
    entries: [],
    divisions: [
      { name: 'One', pages: ['a/b/x'] },
      { name: 'Two', pages: ['a/y'] },
    ],
  });
});

it('leaves an empty folder as a page that is missing', () => {
  expect(expand({ pages: ['a/*'] }, ['/b'])).toEqual({ entries: ['a'], divisions: [] });
});
