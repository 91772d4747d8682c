import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPack, writePack } from './site-pack.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('gives back what was put in, one by one', () => {
  const file = path.join(folder, 'one.pack');
  const contents = ['Ä page', '', new Uint8Array([0, 255, 10])];
  const slices = writePack(
    file,
    contents.map((content) => ({ content })),
  );
  expect([...readPack(file, slices)]).toEqual(contents.map((one) => new Uint8Array(Buffer.from(one))));
});

test('gives nothing for what was damaged, and the rest', () => {
  const file = path.join(folder, 'two.pack');
  const slices = writePack(
    file,
    ['first', 'second', 'third'].map((content) => ({ content })),
  );
  const bytes = readFileSync(file);
  bytes[7] = 0;
  writeFileSync(file, bytes.subarray(0, -1));
  expect([...readPack(file, slices)].map((one) => one && Buffer.from(one).toString())).toEqual(['first', undefined, undefined]);
});

test('gives nothing of a file that is gone', () => {
  expect([...readPack(path.join(folder, 'none.pack'), [{ from: 0, length: 1, hash: '' }])]).toEqual([undefined]);
});
