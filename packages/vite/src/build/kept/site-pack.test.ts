import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashContent } from '../../output-folder/placed-list.ts';
import { createPackWriter, holdPack, isWholePack, readPack, writePack } from './site-pack.ts';
import type { HeldPack, PackedContent, Slice } from './site-pack.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('gives back what was put in, one by one', () => {
  const file = path.join(folder, 'one.pack');
  const contents = ['Ä page', '', new Uint8Array([0, 255, 10])];
  const slices = write(file, contents);
  expect([...readPack(file, slices)]).toEqual(contents.map((one) => new Uint8Array(Buffer.from(one))));
  expect(isWholePack(file, slices)).toBe(true);
});

test('gives nothing for what was damaged, and the rest', () => {
  const file = path.join(folder, 'two.pack');
  const slices = write(file, ['first', 'second', 'third']);
  const bytes = readFileSync(file);
  bytes[7] = 0;
  writeFileSync(file, bytes.subarray(0, -1));
  expect(list(file, slices)).toEqual(['first', undefined, undefined]);
  expect(isWholePack(file, slices)).toBe(false);
  expect(isWholePack(file, slices.slice(0, 1))).toBe(true);
});

test('gives nothing of a file that is gone', () => {
  expect(list(path.join(folder, 'none.pack'), [{ from: 0, length: 1, hash: '' }])).toEqual([undefined]);
});

test('goes on behind what a pack holds, which is not written again', () => {
  const file = path.join(folder, 'long.pack');
  const held = hold(file, write(file, ['first', 'second']));
  const slices =
    writePack([known('second'), { read: () => 'third' }], { packFile: file, draft: path.join(folder, 'draft'), held })?.slices ?? [];
  expect(list(file, slices)).toEqual(['second', 'third']);
  expect(readFileSync(file, 'utf8')).toBe('firstsecondthird');
});

test('leaves a pack where it is held, which is a copy where a disk has no second names', () => {
  const file = path.join(folder, 'copied.pack');
  const first = write(file, ['first']);
  const held = { file: path.join(folder, 'copy'), slices: first };
  copyFileSync(file, held.file);
  const slices =
    writePack([known('first'), { read: () => 'second' }], { packFile: file, draft: path.join(folder, 'draft'), held })?.slices ?? [];
  expect(list(file, slices)).toEqual(['first', 'second']);
  expect(list(held.file, first)).toEqual(['first']);
});

test('begins anew where most is of no use any more', () => {
  const file = path.join(folder, 'wasteful.pack');
  const [, second] = write(file, ['a long one, which nobody needs', 'second']);
  const held = hold(file, second ? [second] : []);
  const contents = [{ ...known('second'), read: () => 'second' }];
  expect(list(file, writePack(contents, { packFile: file, draft: path.join(folder, 'draft'), held })?.slices ?? [])).toEqual(['second']);
  expect(readFileSync(file, 'utf8')).toBe('second');
});

test('a pack that two have gone on with at once is what it was before', () => {
  const file = path.join(folder, 'shared.pack');
  const first = write(file, ['first']);
  const [one, other] = [hold(file, first, 'one'), hold(file, first, 'other')].map((held) =>
    createPackWriter(path.join(folder, 'draft'), held),
  );
  const slices = [one?.add({ read: () => 'mine' }), other?.add({ read: () => 'the other’s' })];
  expect(one?.finish(file)).toBeUndefined();
  expect(other?.finish(file)).toBeUndefined();
  expect(slices.map((slice) => slice?.from)).toEqual([5, 5]);
  expect(list(file, first)).toEqual(['first']);
});

function write(packFile: string, contents: readonly (string | Uint8Array)[]): Slice[] {
  const made = contents.map((content) => ({ read: () => content }));
  return writePack(made, { packFile, draft: path.join(folder, 'draft') })?.slices ?? [];
}

function hold(file: string, slices: readonly Slice[], name = 'held'): HeldPack {
  const held = path.join(folder, name);
  expect(holdPack(file, held)).toBe(true);
  return { file: held, slices };
}

function list(file: string, slices: readonly Slice[]): (string | undefined)[] {
  return [...readPack(file, slices)].map((one) => one && Buffer.from(one).toString());
}

/** A content that is there already. */
function known(content: string): PackedContent {
  return {
    hash: hashContent(content),
    read: () => {
      throw new Error('It is there.');
    },
  };
}
