import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJsonCache } from './json-cache.ts';
import type { JsonCache } from './json-cache.ts';

const KEY = 'a'.repeat(40);
const OTHER = 'b'.repeat(40);
const VALUE = { text: 'Größe «é» \u{1F600}\n', list: [1, 2.5, true] };

describe('createJsonCache', () => {
  let directory = '';
  beforeEach(() => void (directory = mkdtempSync(path.join(tmpdir(), 'octavo-json-'))));
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const open = (): JsonCache<unknown> => createJsonCache({ directory, isValid: (value): value is unknown => value !== undefined });
  const fileOf = (key: string): string => path.join(directory, key.slice(0, 2), `${key.slice(2)}.json`);

  it('gives back what was set, until it is removed', () => {
    open().set(KEY, VALUE);
    expect(open().get(KEY)).toEqual(VALUE);
    open().remove(KEY);
    expect(open().get(KEY)).toBeUndefined();
  });

  it('gives what it was asked for to another machine, which takes what is whole', () => {
    open().set(KEY, VALUE);
    open().set(OTHER, 'not asked for');
    const asked = open();
    asked.get(KEY);
    asked.get('c'.repeat(40));
    const entries = [...asked.entries()];
    expect(entries.map(({ key }) => key)).toEqual([KEY]);

    const elsewhere = path.join(directory, 'elsewhere');
    const other = createJsonCache({ directory: elsewhere, isValid: (value): value is unknown => value !== undefined });
    for (const { key, text } of entries) {
      expect(other.take({ key, text: text.replace('list', 'lost') })).toBe(false);
      expect(other.take({ key: OTHER, text })).toBe(false);
      expect(other.take({ key: `../../${key}`, text })).toBe(false);
      expect(existsSync(elsewhere)).toBe(false);
      expect(other.take({ key, text })).toBe(true);
    }
    expect(other.get(KEY)).toEqual(VALUE);
  });

  it('takes an entry in which any bit is another, or that ends anywhere before its end, for absent', () => {
    open().set(KEY, VALUE);
    const whole = readFileSync(fileOf(KEY));
    for (let at = 0; at < whole.length; at += 1) {
      writeFileSync(fileOf(KEY), whole.subarray(0, at));
      expect(open().get(KEY)).toBeUndefined();
      const garbled = Buffer.from(whole);
      garbled[at] = (whole[at] ?? 0) ^ (1 << (at % 8));
      writeFileSync(fileOf(KEY), garbled);
      expect(open().get(KEY)).toBeUndefined();
    }
    writeFileSync(fileOf(KEY), whole);
    expect(open().get(KEY)).toEqual(VALUE);
  });

  it('takes the entry of another key for absent, and a folder', () => {
    open().set(OTHER, VALUE);
    mkdirSync(path.dirname(fileOf(KEY)));
    renameSync(fileOf(OTHER), fileOf(KEY));
    expect(open().get(KEY)).toBeUndefined();
    rmSync(fileOf(KEY));
    mkdirSync(fileOf(KEY));
    expect(open().get(KEY)).toBeUndefined();
    expect(readdirSync(path.dirname(fileOf(KEY)))).toHaveLength(1);
  });
});
