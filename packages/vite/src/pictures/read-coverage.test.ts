import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readCoverage } from './read-coverage.ts';

const geist = readFileSync(fileURLToPath(import.meta.resolve('@octavo/theme/fonts/geist-basic.woff2')));

test('a font of WOFF2 tells what it can draw', () => {
  const covers = readCoverage(geist);
  expect([...'aZ9“…'].every((character) => covers(character.codePointAt(0) ?? 0))).toBe(true);
  expect([...'яش直🚀'].some((character) => covers(character.codePointAt(0) ?? 0))).toBe(false);
});

/** A `cmap` with one table: `A` to `C` but not `B`, or a group beyond the first plane. */
function createCmap(format: 4 | 12): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12]);
  if (format === 12) return Buffer.concat([header, toBytes([12 << 16, 28, 0, 1, 0x1f600, 0x1f602, 5], 4)]);
  // Segments A..C (by a list of glyphs, of which one is missing) and the last one.
  const words = [4, 38, 0, 4, 0, 0, 0, 0x43, 0xffff, 0, 0x41, 0xffff, 0, 1, 4, 0, 7, 0, 8];
  return Buffer.concat([header, toBytes(words, 2)]);
}

function toBytes(values: readonly number[], size: 2 | 4): Buffer {
  const bytes = Buffer.alloc(values.length * size);
  values.forEach((value, index) => bytes.writeUIntBE(value, index * size, size));
  return bytes;
}

function wrapOpenType(cmap: Buffer): Buffer {
  return Buffer.concat([
    toBytes([0x00010000], 4),
    toBytes([1, 0, 0, 0], 2),
    Buffer.from('cmap'),
    toBytes([0, 28, cmap.length], 4),
    cmap,
    Buffer.alloc(40),
  ]);
}

function wrapWoff(cmap: Buffer): Buffer {
  const packed = deflateSync(cmap);
  const head = Buffer.concat([Buffer.from('wOFF'), Buffer.alloc(8), toBytes([1], 2), Buffer.alloc(30)]);
  return Buffer.concat([head, Buffer.from('cmap'), toBytes([64, packed.length, cmap.length, 0], 4), packed]);
}

function list(font: Uint8Array): string {
  const covers = readCoverage(font);
  return [...'@ABCD😀😂😃'].filter((character) => covers(character.codePointAt(0) ?? 0)).join('');
}

test.each([
  ['OpenType, one plane', wrapOpenType(createCmap(4)), 'AC'],
  ['OpenType, all of Unicode', wrapOpenType(createCmap(12)), '😀😂'],
  ['a collection', Buffer.concat([Buffer.from('ttcf'), toBytes([0, 1, 16], 4), wrapCollected(createCmap(4))]), 'AC'],
  ['WOFF that saves nothing', wrapWoff(createCmap(12)), '😀😂'],
])('%s', (_, font, expected) => {
  expect(list(font)).toBe(expected);
});

/** Offsets in a collection count from its beginning. */
function wrapCollected(cmap: Buffer): Buffer {
  const font = wrapOpenType(cmap);
  font.writeUInt32BE(28 + 16, 20);
  return font;
}

test.each([
  ['a text', Buffer.from('This is no font at all, and long enough to be read as one.')],
  ['nothing', Buffer.alloc(0)],
  ['half a file', geist.subarray(0, 2000)],
  ['offsets out of bounds', wrapOpenType(createCmap(4)).subarray(0, 60)],
])('a file that is damaged draws nothing: %s', (_, font) => {
  expect(list(font)).toBe('');
});
