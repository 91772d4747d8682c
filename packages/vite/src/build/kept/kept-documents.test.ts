import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWorkFolder } from '../files/work-folder.ts';
import { openDocuments } from './kept-documents.ts';
import type { RenderedBody } from './kept-documents.ts';

let cacheDir = '';
beforeEach(() => (cacheDir = mkdtempSync(path.join(os.tmpdir(), 'octavo-documents-'))));
afterEach(() => rmSync(cacheDir, { recursive: true }));

/** One build: renders what was not kept, and lists it. */
async function build(keys: readonly (string | undefined)[], body: Partial<RenderedBody> = {}): Promise<string[]> {
  const folder = createWorkFolder(cacheDir, 'site');
  const documents = openDocuments({ cacheDir, name: 'site', folder });
  const rendered: string[] = [];
  for (const key of keys)
    await documents.find(key, () => {
      rendered.push(String(key));
      return Promise.resolve({ html: `<p>${key}</p>`, css: '', reasons: [], errors: [], needsBrowser: false, ...body });
    });
  documents.finish();
  folder.remove();
  return rendered;
}

it('renders again what is made from something else', async () => {
  expect(await build(['a', 'b'])).toEqual(['a', 'b']);
  expect(await build(['b', 'c'])).toEqual(['c']);
  expect(await build(['b', 'c'])).toEqual([]);
  // Only the last build's are kept.
  expect(await build(['a'])).toEqual(['a']);
});

it('keeps neither what has no key nor what failed', async () => {
  await build([undefined]);
  await build(['a'], { errors: [new Error('no')] });
  expect(existsSync(path.join(cacheDir, 'octavo-documents.pack'))).toBe(false);
  expect(await build([undefined, 'a'])).toEqual(['undefined', 'a']);
});

it('renders again what was damaged', async () => {
  await build(['a', 'b']);
  const file = path.join(cacheDir, 'octavo-documents.pack');
  const bytes = readFileSync(file);
  bytes[3] = 0;
  writeFileSync(file, bytes);
  expect(await build(['a', 'b'])).toEqual(['a']);
});
