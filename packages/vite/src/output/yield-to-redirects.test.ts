import { expect, it } from 'vitest';
import type { Output } from './output.ts';
import { createOutputSite, createTestSource } from './output-fixture.ts';
import { yieldToRedirects } from './yield-to-redirects.ts';
import { readListed } from '../extension/read-listed.ts';

it('leaves out what a redirect leads away from, in the list and by its address', async () => {
  const redirects = [
    { source: '/llms.txt', destination: '/agents' },
    { source: '/old/:slug*', destination: '/:slug*' },
  ];
  const site = createOutputSite({ navigation: { pages: ['agents'] }, redirects }, { 'agents.mdx': '' });
  const files = ['/robots.txt', '/llms.txt', '/old/a.md'].map((href) => ({ href, type: 'text/plain', read: () => '' }));
  const output: Output = { name: 'files', list: () => files, find: (href) => files.find((file) => file.href === href) };
  const { list, find } = yieldToRedirects(output, { site: () => site });
  expect((await readListed(list(site, createTestSource()))).map(({ href }) => href)).toEqual(['/robots.txt', '/old/a.md']);
  expect(await find?.('/llms.txt')).toBeUndefined();
  expect(await find?.('/robots.txt')).toMatchObject({ href: '/robots.txt' });
});
