import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createAppFiles, type AppFiles } from './app-files.ts';

interface Context {
  root: string;
  files: AppFiles;
}

describe('createAppFiles', () => {
  beforeEach<Context>(async (context) => {
    context.root = await mkdtemp(path.join(tmpdir(), 'octavo-files-'));
    context.files = createAppFiles(context.root);
    await createAppFiles(context.root).add('page.md', 'one');
  });

  afterEach<Context>(async ({ root }) => rm(root, { recursive: true }));

  test<Context>('refuses an edit that changes nothing', async ({ files }) => {
    await expect(files.edit('page.md', (text) => text.replace('absent', 'x'))).rejects.toThrow('changes nothing');
  });

  test<Context>('restores edits, additions, removals and renames', async ({ files, root }) => {
    await files.edit('page.md', () => 'two');
    await files.edit('page.md', () => 'three');
    await files.add('more/added.md', 'new');
    await files.rename('page.md', 'moved.md');
    await files.remove('moved.md');
    await files.restore();
    expect(await files.read('page.md')).toBe('one');
    expect((await readdir(root)).filter((name) => name.endsWith('.md'))).toEqual(['page.md']);
    expect(await readdir(path.join(root, 'more'))).toEqual([]);
  });
});
