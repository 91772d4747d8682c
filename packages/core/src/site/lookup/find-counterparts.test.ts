import { expect, test } from 'vitest';
import { findCounterparts } from './find-counterparts.ts';
import { createTestSite } from '../site-fixture.ts';

const show = (site: ReturnType<typeof createTestSite>, href: string): object => {
  const page = site.pages[href];
  if (page === undefined) throw new Error(`No page ${href}.`);
  return findCounterparts(site, page);
};

test('a folder per version', () => {
  const site = createTestSite(
    {
      versions: ['v2', 'v1'],
      navigation: [
        { group: 'Now', version: 'v2', pages: ['v2/start', 'v2/new'] },
        { group: 'Then', version: 'v1', pages: ['v1/start', 'v1/old'] },
      ],
    },
    ['v1/start.mdx', 'v1/old.mdx', 'v2/start.mdx', 'v2/new.mdx'],
  );
  expect(show(site, '/v1/start')).toEqual({ v2: '/v2/start' });
  expect(show(site, '/v2/start')).toEqual({ v1: '/v1/start' });
  expect(show(site, '/v1/old')).toEqual({});
});

test('the newest version at the top, an older one in a folder', () => {
  const site = createTestSite(
    {
      versions: ['v2', 'v1'],
      navigation: [
        { group: 'Now', version: 'v2', pages: ['index', 'api/start'] },
        { group: 'Then', version: 'v1', pages: ['v1/index', 'api/v1/start'] },
      ],
    },
    ['index.mdx', 'api/start.mdx', 'v1/index.mdx', 'api/v1/start.mdx'],
  );
  expect(show(site, '/')).toEqual({ v1: '/v1' });
  expect(show(site, '/v1')).toEqual({ v2: '/' });
  expect(show(site, '/api/start')).toEqual({ v1: '/api/v1/start' });
  expect(show(site, '/api/v1/start')).toEqual({ v2: '/api/start' });
});

test('prefixes of their own, and languages', () => {
  const site = createTestSite(
    {
      versions: [
        { name: 'English', url: '/' },
        { name: 'Deutsch', url: '/de' },
        { name: 'Elsewhere', url: 'https://example.com' },
      ],
      navigation: [{ group: 'Start', pages: ['start', 'de/start'] }],
    },
    ['start.mdx', 'de/start.mdx'],
  );
  expect(show(site, '/de/start')).toEqual({ English: '/start' });
  expect(show(site, '/start')).toEqual({});
});

test('a page of every version has none', () => {
  const site = createTestSite({ versions: ['v2', 'v1'], navigation: [{ group: 'All', pages: ['start', 'v1/start'] }] }, [
    'start.mdx',
    'v1/start.mdx',
  ]);
  expect(show(site, '/start')).toEqual({});
});
