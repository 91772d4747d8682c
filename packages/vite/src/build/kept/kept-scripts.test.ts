import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createKeptScripts } from './kept-scripts.ts';

const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'octavo-scripts-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));

/** One build: gives what it had to make. */
async function build(codes: readonly string[], settings: unknown = {}): Promise<string[]> {
  const scripts = createKeptScripts({ cacheDir });
  const made: string[] = [];
  for (const code of codes) {
    const script = await scripts.find({ code, settings }, () => {
      made.push(code);
      return Promise.resolve(code === 'module' ? undefined : `small ${code}`);
    });
    expect(script).toBe(code === 'module' ? undefined : `small ${code}`);
  }
  scripts.prune();
  return made;
}

it('makes what has changed, and what is written in another way', async () => {
  expect(await build(['a', 'module'])).toEqual(['a', 'module']);
  expect(await build(['a', 'module', 'b'])).toEqual(['b']);
  expect(await build(['a'], { isSmall: false })).toEqual(['a']);
  // What the build before had no use for is gone.
  expect(await build(['b'])).toEqual(['b']);
});
