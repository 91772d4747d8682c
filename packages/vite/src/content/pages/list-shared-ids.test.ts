import { expect, it } from 'vitest';
import { listSharedIds } from './list-shared-ids.ts';
import type { LoadedTocEntry } from '../links/link-toc.ts';

const heading = (id: string): LoadedTocEntry => ({ depth: 2, text: id, id });

async function list(files: Readonly<Record<string, LoadedTocEntry[]>>): Promise<string[]> {
  const shared = await listSharedIds('/page', async (file) => ({ toc: files[file] ?? [] }));
  return shared.map(({ id, files: [first, second] }) => `${id} ${first} ${second}`);
}

it('lists ids of two parts, and of a part and the page', async () => {
  const parts = { '/a': [heading('setup')], '/b': [heading('run'), { file: '/c', level: 0 }], '/c': [heading('setup')] };
  expect(await list({ '/page': [heading('run'), { file: '/a', level: 0 }, { file: '/b', level: 0 }], ...parts })).toEqual([
    'run /page /b',
    'setup /a /b',
  ]);
});

it('leaves a part alone that is shown twice, and ids that one file has twice', async () => {
  const twice = { file: '/a', level: 0 };
  expect(await list({ '/page': [twice, { ...twice, repeat: '-1' }], '/a': [heading('setup')] })).toEqual([]);
  expect(await list({ '/page': [heading('a'), heading('a'), twice] })).toEqual([]);
});
