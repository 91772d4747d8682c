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
    const folder = createWorkFolder(cacheDir);
    const file = folder.write('a/index.html', 'text');
    expect(readFileSync(file, 'utf8')).toBe('text');
    folder.remove();
    expect(readdirSync(cacheDir)).toEqual([]);
  });

  it('works before there is a cache, and begins empty', () => {
    const missing = path.join(cacheDir, 'missing');
    const file = createWorkFolder(missing).write('a.html', 'text');
    createWorkFolder(missing).write('b.html', 'text');
    expect(existsSync(file)).toBe(false);
  });

  it('removes what an ended build has left, and nothing else', () => {
    const ended = 2 ** 31 - 1;
    for (const name of [`octavo-build-${ended}`, `octavo-build-${process.ppid}`, 'deps']) mkdirSync(path.join(cacheDir, name));
    createWorkFolder(cacheDir).write('a.html', 'text');
    expect(readdirSync(cacheDir).toSorted()).toEqual(['deps', `octavo-build-${process.pid}`, `octavo-build-${process.ppid}`].toSorted());
  });
});
