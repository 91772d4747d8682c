import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeFailure } from './disk-failure.ts';
import { createDisk, disk, mustRead, readOr } from './disk.ts';

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-disk-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

it('answers what is not there, a folder and a circle of links as data', async () => {
  const circle = path.join(folder, 'circle');
  fs.symlinkSync('circle', circle);
  const missing = path.join(folder, 'missing');
  expect(disk.readText(missing)).toEqual({ failure: { reason: 'missing', code: 'ENOENT' } });
  expect(disk.readBytes(folder)).toEqual({ failure: { reason: 'folder', code: 'EISDIR' } });
  expect(disk.stat(circle)).toEqual({ failure: { reason: 'loop', code: 'ELOOP' } });
  expect(disk.realPath(circle)).toEqual({ failure: { reason: 'loop', code: 'ELOOP' } });
  expect(disk.list(missing)).toEqual({ failure: { reason: 'missing', code: 'ENOENT' } });
  expect(await disk.open(missing)).toEqual({ failure: { reason: 'missing', code: 'ENOENT' } });
  expect([disk.exists(circle), disk.isFile(folder), disk.isFolder(folder), disk.isWritable(missing)]).toEqual([false, false, true, false]);
  expect(() => mustRead(disk.readText(missing), missing)).toThrow('ENOENT');
});

it.each([
  ['EACCES', 'permission denied'],
  ['EMFILE', 'too many files are open'],
  ['ERR_STRING_TOO_LONG', 'it is too large'],
  ['EIO', 'the operating system refused access'],
])('tells a file that fails with %s by name', (code, words) => {
  const failing = createDisk({
    ...fs,
    readFileSync: (() => {
      throw Object.assign(new Error(code), { code });
    }) as typeof fs.readFileSync,
  });
  const read = failing.readText('/site/guide.mdx');
  expect(readOr(read, 'other')).toBe('other');
  if (!('failure' in read)) throw new Error('It was read.');
  expect(describeFailure(read.failure, 'guide.mdx').message).toBe(`guide.mdx cannot be read: ${words} (${code}).`);
});

it('throws what is no failure of the disk', () => {
  const broken = createDisk({
    ...fs,
    statSync: (() => {
      throw new TypeError('a mistake of ours');
    }) as typeof fs.statSync,
  });
  expect(() => broken.stat(folder)).toThrow('a mistake of ours');
});
