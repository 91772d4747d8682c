import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAssetVersion } from './asset-version.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-version-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the version follows the bytes, not the name', () => {
  const versionOf = createAssetVersion();
  const first = write('first.svg', 'one', 1);
  expect(versionOf(first)).toMatch(/^[0-9a-f]{8}$/);
  expect(versionOf(write('second.svg', 'one', 2))).toBe(versionOf(first));
  expect(versionOf(write('third.svg', 'two', 1))).not.toBe(versionOf(first));
});

test('a file that is written again has a new version', () => {
  const versionOf = createAssetVersion();
  const before = versionOf(write('pier.svg', 'one', 1));
  expect(versionOf(write('pier.svg', 'two', 2))).not.toBe(before);
});

test('a file with the same time and size is not read again', () => {
  const versionOf = createAssetVersion();
  const before = versionOf(write('pier.svg', 'one', 1));
  expect(versionOf(write('pier.svg', 'two', 1))).toBe(before);
});

function write(name: string, text: string, seconds: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  utimesSync(file, seconds, seconds);
  return file;
}
