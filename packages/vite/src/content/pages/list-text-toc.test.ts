import { expect, test } from 'vitest';
import type { LoadedTocEntry } from '../links/link-toc.ts';
import { listTextToc } from './list-text-toc.ts';

const heading = (id: string, depth = 2): LoadedTocEntry => ({ id, text: id, depth });

test('the headings of snippets stand where the snippets do', async () => {
  const files: Record<string, LoadedTocEntry[]> = {
    '/page.mdx': [heading('a'), { file: '/s.mdx', level: 1, view: 'Go' }, heading('z')],
    '/s.mdx': [heading('b'), { file: '/t.mdx', level: 0 }, { file: '/page.mdx', level: 0 }],
    '/t.mdx': [heading('c', 3)],
  };
  const toc = await listTextToc('/page.mdx', (file) => Promise.resolve({ toc: files[file] ?? [] }));
  expect(toc.map(({ id, depth, view }) => [id, depth, view])).toEqual([
    ['a', 2, undefined],
    ['b', 3, 'Go'],
    ['c', 4, 'Go'],
    ['z', 2, undefined],
  ]);
});

test('headings of a snippet that is shown once more have ids of their own, also within other snippets', async () => {
  const files: Record<string, LoadedTocEntry[]> = {
    '/page.mdx': [
      { file: '/s.mdx', level: 0 },
      { file: '/s.mdx', level: 0, repeat: '-1' },
    ],
    '/s.mdx': [heading('a'), { file: '/t.mdx', level: 0 }, { file: '/t.mdx', level: 0, repeat: '-1' }],
    '/t.mdx': [heading('b')],
  };
  const toc = await listTextToc('/page.mdx', (file) => Promise.resolve({ toc: files[file] ?? [] }));
  expect(toc.map(({ id }) => id)).toEqual(['a', 'b', 'b-1', 'a-1', 'b-0-1', 'b-1-1']);
});
