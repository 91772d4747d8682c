import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readImageSize } from './read-image-size.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'octavo-image-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const read = (url: string): unknown => readImageSize({ findAsset: (pathname) => path.join(root, pathname) }, url);

test('an SVG by its size, or by its view box', () => {
  writeFileSync(path.join(root, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="24"/>');
  writeFileSync(path.join(root, 'b.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"/>');
  expect(read('/a.svg')).toEqual({ width: 120, height: 24 });
  expect(read('b.svg')).toEqual({ width: 60, height: 20 });
});

test('nothing of what is no image, is not there, or is elsewhere', () => {
  writeFileSync(path.join(root, 'a.png'), 'no image');
  expect([read('/a.png'), read('/gone.png'), read('https://example.com/a.png')]).toEqual([undefined, undefined, undefined]);
});
