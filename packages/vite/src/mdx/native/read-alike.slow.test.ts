import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPONENT_NAMES, COMPONENT_PARTS, COMPONENT_PROPS } from '@octavo/theme/internal/component-names';
import { describe, expect, test } from 'vitest';
import { findNativePackage } from '../../native-package.ts';
import { createCompiler } from '../create-compiler.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../../../../..');
/** Real sites beside the project, where they are. */
const CORPUS = path.resolve(WORKSPACE, '../shared/corpus');

const OPTIONS = { dev: false, componentNames: [...COMPONENT_NAMES, ...COMPONENT_PARTS], componentProps: COMPONENT_PROPS };
const reference = createCompiler(OPTIONS);
const native = createCompiler({ ...OPTIONS, native: await findNativePackage(path.resolve(import.meta.dirname, '../../..')) });

/** Compiles the pages of a folder both ways, or so many spread over it; gives the files whose results are others, and the share that the native parser has read. */
async function compareFolder(folder: string, most = Infinity): Promise<{ differing: string[]; share: number }> {
  const differing: string[] = [];
  let [read, all] = [0, 0];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.mdx?$/.test(file) && !file.includes('node_modules'),
  );
  const every = Math.ceil(files.length / most) || 1;
  for (const file of files.toSorted().filter((_, index) => index % every === 0)) {
    const input = { file, text: readFileSync(path.join(folder, file), 'utf8'), isPage: !file.startsWith('snippets'), isWritten: true };
    const { readBy, ...result } = await native.compile(input);
    all += 1;
    if (readBy === 'native') read += 1;
    if (JSON.stringify(result) !== JSON.stringify(await reference.compile(input))) differing.push(file);
  }
  return { differing, share: read / all };
}

test.each(['docs-example', 'playground/gallery'])('each page of %s is the same', async (folder) => {
  const { differing, share } = await compareFolder(path.join(WORKSPACE, folder));
  expect(differing).toEqual([]);
  expect(share).toBeGreaterThan(0.85);
});

describe.runIf(existsSync(CORPUS))('the corpus', () => {
  // All 1,076 pages were the same; each takes two compilers.
  test.each(existsSync(CORPUS) ? readdirSync(CORPUS) : [])('pages from all over %s are the same', { timeout: 600_000 }, async (site) => {
    const { differing, share } = await compareFolder(path.join(CORPUS, site), 60);
    expect(differing).toEqual([]);
    expect(share).toBeGreaterThan(0.7);
  });
});
