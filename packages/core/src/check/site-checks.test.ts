import { describe, expect, it } from 'vitest';
import { createTestSite } from '../site/site-fixture.ts';
import { checkConfigAddresses } from './check-config-addresses.ts';
import { checkOrphans } from './check-orphans.ts';
import { checkRedirects } from './check-redirects.ts';

const scope = { isAlone: true, assetExists: (path: string): boolean => path === '/logo.svg' };
const FILES: [string, string][] = [
  ['index.mdx', '[b](/guides/b)'],
  ['guides/a.mdx', ''],
  ['guides/b.mdx', ''],
];

describe('checkConfigAddresses', () => {
  const check = (config: object, options = scope): string[] => {
    const text = JSON.stringify({ name: 'x', navigation: [], ...config }, null, 2);
    const site = createTestSite({ navigation: [] }, FILES);
    return checkConfigAddresses(site, { file: 'docs.json', text }, options).map(({ code, line, message }) => `${line} ${code} ${message}`);
  };

  it('finds files and pages that are not there', () => {
    expect(check({ logo: { light: '/logo.svg', dark: '/none.svg', href: '/nowhere' } })).toEqual([
      '6 config/missing-file There is no file `/none.svg`, which `logo.dark` names.',
      '7 config/broken-link `/nowhere` leads to no page.',
    ]);
  });

  it('leaves addresses elsewhere, pages, and the beginnings of addresses alone', () => {
    const config = {
      favicon: 'https://cdn.example/x.png',
      topbarLinks: [{ name: 'A', url: '/guides/a' }],
      tabs: [{ name: 'API', url: '/api-reference' }],
    };
    expect(check(config)).toEqual([]);
    expect(check({ topbarLinks: [{ name: 'A', url: '/pricing' }] }, { ...scope, isAlone: false })).toEqual([]);
  });
});

describe('checkRedirects', () => {
  const check = (redirects: { source: string; destination: string }[]): string[] => {
    const text = JSON.stringify({ redirects }, null, 2);
    const site = createTestSite({ navigation: [], redirects }, FILES);
    return checkRedirects(site, { file: 'docs.json', text }, scope).map(({ code, line, message }) => `${line} ${code} ${message}`);
  };

  it('finds those that lead to no page, and circles', () => {
    expect(
      check([
        { source: '/old', destination: '/guides/none' },
        { source: '/x', destination: '/y' },
        { source: '/y', destination: '/x' },
      ]),
    ).toEqual([
      '5 site/redirect-target The redirect from `/old` leads to `/guides/none`, where there is no page.',
      '9 site/redirect-loop The redirect from `/x` ends nowhere: following it leads round in a circle.',
      '13 site/redirect-loop The redirect from `/y` ends nowhere: following it leads round in a circle.',
    ]);
  });

  it('follows chains, and leaves patterns and other sites alone', () => {
    expect(
      check([
        { source: '/a', destination: '/b' },
        { source: '/b', destination: '/guides/a' },
        { source: '/c/:slug*', destination: '/guides/:slug*' },
        { source: '/d', destination: 'https://example.com' },
      ]),
    ).toEqual([]);
  });
});

describe('checkOrphans', () => {
  it('names pages that nothing leads to', () => {
    const site = createTestSite({ navigation: [{ group: 'G', pages: ['index'] }] }, [...FILES, ['secret.mdx', '---\nhidden: true\n---\n']]);
    expect(checkOrphans(site, '{}').map(({ file }) => file)).toEqual(['guides/a.mdx']);
    expect(checkOrphans(site, '{"topbarLinks":[{"url":"/guides/a"}]}')).toEqual([]);
    const importing = createTestSite({ navigation: [{ group: 'G', pages: ['index'] }] }, [
      ['index.mdx', "import A from '/guides/a.mdx'\n\n[b](/guides/b)"],
      ['guides/a.mdx', ''],
      ['guides/b.mdx', ''],
    ]);
    expect(checkOrphans(importing, '{}')).toEqual([]);
  });
});
