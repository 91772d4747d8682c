import { createSite, parseConfig, readPage } from '@octavo/core';
import { expect, test } from 'vitest';
import { listRedirects } from './list-redirects.ts';
import { renderRedirect } from './redirect-documents-output.ts';

function list(redirects: { source: string; destination: string }[]): string[] {
  const { config } = parseConfig(JSON.stringify({ name: 'Test', navigation: [], redirects }), 'docs.json');
  if (!config) throw new Error('The test config must parse.');
  const pages = ['index.mdx', 'new/a.mdx', 'new/b/c.mdx', 'old/b/c.mdx', 'other.mdx'].map((file) => readPage('', file).page);
  return listRedirects(createSite({ config, pages })).map(({ source, destination }) => `${source} ${destination}`);
}

test('a redirect of one address is itself', () => {
  expect(list([{ source: '/x', destination: 'https://example.com' }])).toEqual(['/x https://example.com']);
});

test('a wildcard is an address for each page that it leads to, unless a page has that address', () => {
  expect(list([{ source: '/old/:slug*', destination: '/new/:slug*' }])).toEqual(['/old/a /new/a']);
  expect(list([{ source: '/past/*', destination: '/new/:splat' }])).toEqual(['/past/a /new/a', '/past/b/c /new/b/c']);
  expect(list([{ source: '/old-*', destination: '/other' }])).toEqual([]);
  expect(
    list([
      { source: '/old/a', destination: '/other' },
      { source: '/old/:slug*', destination: '/new/:slug*' },
    ]),
  ).toEqual(['/old/a /other']);
});

test('a document leads on and cannot be broken out of', () => {
  const html = renderRedirect('/a?b=</script>"', { address: 'https://ferry.test', base: '/' });
  expect(html).toContain('content="0; url=/a?b=&lt;/script&gt;&quot;"');
  expect(html).toContain('rel="canonical" href="https://ferry.test/a?b=&lt;/script&gt;&quot;"');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
