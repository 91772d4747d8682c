import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorkFolder } from './work-folder.ts';

let cacheDir = '';

beforeEach(() => (cacheDir = mkdtempSync(path.join(os.tmpdir(), 'octavo-work-'))));

afterEach(() => rmSync(cacheDir, { recursive: true }));

describe('createWorkFolder', () => {
  it('keeps files until it is removed', () => {
    const folder = createWorkFolder(cacheDir, 'site');
    const file = folder.write('a/index.html', 'text');
    expect(readFileSync(file, 'utf8')).toBe('text');
    folder.remove();
    expect(readdirSync(cacheDir)).toEqual([]);
  });

  it('shows its files to others of the same site, and not to those of another', () => {
    const file = createWorkFolder(cacheDir, 'site').write('a.html', 'text');
    expect(createWorkFolder(cacheDir, 'site').find('a.html')).toBe(file);
    expect(createWorkFolder(cacheDir, 'other').find('a.html')).toBeUndefined();
  });

  it('works before there is a cache, and begins empty', () => {
    const missing = path.join(cacheDir, 'missing');
    const file = createWorkFolder(missing, 'site').write('a.html', 'text');
    createWorkFolder(missing, 'site').write('b.html', 'text');
    expect(existsSync(file)).toBe(false);
  });

  it('removes what an ended build has left, and nothing else', () => {
    const ended = 2 ** 31 - 1;
    const running = [`octavo-build-${process.ppid}-1`, `octavo-build-${process.pid}-other`, 'deps'];
    for (const name of [`octavo-build-${ended}-1`, ...running]) mkdirSync(path.join(cacheDir, name));
    createWorkFolder(cacheDir, 'site').write('a.html', 'text');
    const own = expect.stringMatching(new RegExp(`^octavo-build-${process.pid}-[0-9a-f]{8}$`));
    expect(readdirSync(cacheDir)).toEqual(expect.arrayContaining([...running, own]));
    expect(readdirSync(cacheDir)).toHaveLength(running.length + 1);
  });
});
