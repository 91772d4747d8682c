import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mustRead } from '../../disk/disk.ts';
import { createAssetFacts } from './asset-facts.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-version-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the version follows the bytes, not the name', () => {
  const factsOf = createAssetFacts();
  const versionOf = (file: string): string => mustRead(factsOf(file), file).version;
  const first = write('first.svg', 'one', 1);
  expect(versionOf(first)).toMatch(/^[0-9a-f]{8}$/);
  expect(versionOf(write('second.svg', 'one', 2))).toBe(versionOf(first));
  expect(versionOf(write('third.svg', 'two', 1))).not.toBe(versionOf(first));
});

test('a file that is written again has a new version', () => {
  const factsOf = createAssetFacts();
  const versionOf = (file: string): string => mustRead(factsOf(file), file).version;
  const before = versionOf(write('pier.svg', 'one', 1));
  expect(versionOf(write('pier.svg', 'two', 2))).not.toBe(before);
});

test('a file with the same time and size is not read again', () => {
  const factsOf = createAssetFacts();
  const versionOf = (file: string): string => mustRead(factsOf(file), file).version;
  const before = versionOf(write('pier.svg', 'one', 1));
  expect(versionOf(write('pier.svg', 'two', 1))).toBe(before);
});

test('the size of an image follows its content', () => {
  const factsOf = createAssetFacts();
  const draw = (width: number, seconds: number): string => write('pier.svg', `<svg width="${width}" height="20"/>`, seconds);
  expect(factsOf(draw(40, 1))).toMatchObject({ value: { size: { width: 40, height: 20 } } });
  expect(factsOf(draw(60, 2))).toMatchObject({ value: { size: { width: 60, height: 20 } } });
  expect(factsOf(path.join(folder, 'gone.svg'))).toEqual({ failure: { reason: 'missing', code: 'ENOENT' } });
});

function write(name: string, text: string, seconds: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  utimesSync(file, seconds, seconds);
  return file;
}
