import { createSite, parseConfig } from '@octavo/core';
import { expect, it } from 'vitest';
import type { Output } from './output.ts';
import { yieldToAuthor } from './yield-to-author.ts';
import { readListed } from '../extension/read-listed.ts';

it('leaves out what the author has written, in the list and by its address', async () => {
  const { config } = parseConfig('{"name":"A","navigation":[]}', 'docs.json');
  if (config === undefined) throw new Error('The config must parse.');
  const files = ['/robots.txt', '/llms.txt'].map((href) => ({ href, type: 'text/plain', read: () => '' }));
  const output: Output = { name: 'files', list: () => files, find: (href) => files.find((file) => file.href === href) };
  const { list, find } = yieldToAuthor(output, (href) => href === '/robots.txt');
  const source = {
    base: '/',
    toUrl: (href: string) => href,
    readChanges: () => ({ find: () => Promise.resolve(undefined) }),
    readBody: () => '',
    readMarkdown: () => Promise.resolve(''),
  };
  expect((await readListed(list(createSite({ config, pages: [] }), source))).map(({ href }) => href)).toEqual(['/llms.txt']);
  expect(await find?.('/robots.txt')).toBeUndefined();
  expect(await find?.('/llms.txt')).toMatchObject({ href: '/llms.txt' });
});
