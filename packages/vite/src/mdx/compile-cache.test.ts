import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutline } from '@octavo/core/internal';
import { createCompileCache, createCompileKey } from './compile-cache.ts';
import type { CompiledPage } from './compiled-page.ts';

const PAGE: CompiledPage = {
  code: 'export default 1',
  toc: [],
  fields: [],
  examples: [],
  imports: [],
  exports: [],
  references: [],
  operations: [],
  usesNames: ['Card'],
  classes: ['block'],
  icons: [],
  outline: createOutline(),
  diagnostics: [{ code: 'page/bad-math', severity: 'warning', message: 'm', file: 'old.mdx' }],
};
const KEY = 'a'.repeat(40);
const OPTIONS = { dev: false, componentNames: ['A', 'B'] };

describe('createCompileCache', () => {
  let directory = '';
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'octavo-cache-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('gives back what was set, for the file that asks', async () => {
    const cache = createCompileCache({ directory: join(directory, 'new') });
    expect(await cache.find(KEY, 'a.mdx')).toBeUndefined();
    cache.keep(KEY, PAGE);
    expect(await createCompileCache({ directory: join(directory, 'new') }).find(KEY, 'a.mdx')).toEqual({
      ...PAGE,
      diagnostics: [{ ...PAGE.diagnostics[0], file: 'a.mdx' }],
    });
  });

  it.each(['', '{"code":', '{"code":1}', 'null', '[]', '{"code":"x"}'])('takes a file that holds %j for absent', async (content) => {
    const cache = createCompileCache({ directory });
    cache.keep(KEY, PAGE);
    const [name = ''] = await readdir(directory);
    await writeFile(join(directory, name), content);
    expect(await cache.find(KEY, 'a.mdx')).toBeUndefined();
  });

  it('prunes what was not asked for', async () => {
    const other = 'b'.repeat(40);
    const first = createCompileCache({ directory });
    first.keep(KEY, PAGE);
    first.keep(other, PAGE);
    const second = createCompileCache({ directory });
    await second.find(KEY, 'a.mdx');
    second.prune();
    expect(await second.find(KEY, 'a.mdx')).toBeDefined();
    expect(await second.find(other, 'a.mdx')).toBeUndefined();
  });
});

describe('createCompileKey', () => {
  const input = { file: 'a.mdx', text: 'x' };
  const key = createCompileKey(input, OPTIONS);

  it('is the same for what compiles to the same', () => {
    expect(createCompileKey({ ...input, file: 'b.mdx', isPage: true }, { ...OPTIONS, componentNames: ['B', 'A'] })).toBe(key);
  });

  it('differs with everything that changes the result', () => {
    const keys = [
      createCompileKey({ ...input, text: 'y' }, OPTIONS),
      createCompileKey({ ...input, file: 'a.md' }, OPTIONS),
      createCompileKey({ ...input, isPage: false }, OPTIONS),
      createCompileKey(input, { ...OPTIONS, dev: true }),
      createCompileKey({ ...input, file: 'b.mdx' }, { ...OPTIONS, dev: true }),
      createCompileKey(input, { ...OPTIONS, componentNames: ['A'] }),
      createCompileKey(input, { ...OPTIONS, native: { file: '/a.js', version: '0.10.4' } }),
      createCompileKey(input, { ...OPTIONS, native: { file: '/a.js', version: '0.10.5' } }),
    ];
    expect(new Set([key, ...keys]).size).toBe(9);
  });
});
