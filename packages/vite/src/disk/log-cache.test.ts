import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogCache } from './log-cache.ts';
import type { LogCache, LogSettings } from './log-cache.ts';

const KEY = 'ab'.repeat(20);
const NEAR = `ab${'cd'.repeat(19)}`;
const FAR = 'f'.repeat(40);
const VALUE = { text: 'Größe «é» \u2028 \u{1F600}\n', list: [1, 2.5, true] };
const OTHER = { text: '' };

describe('createLogCache', () => {
  let directory = '';
  beforeEach(() => void (directory = mkdtempSync(path.join(tmpdir(), 'octavo-log-'))));
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const open = (settings: Partial<LogSettings<unknown>> = {}): LogCache<unknown> =>
    createLogCache({ directory: path.join(directory, 'new'), isValid: (value): value is unknown => value !== undefined, ...settings });
  const file = (): string => path.join(directory, 'new', 'a.jsonl');

  it('gives back what was set, also what another one has set, of entries that share a file', () => {
    const cache = open();
    expect(cache.get(KEY)).toBeUndefined();
    expect(existsSync(path.join(directory, 'new'))).toBe(false);
    for (const [key, value] of [
      [KEY, OTHER],
      [NEAR, OTHER],
      [FAR, OTHER],
      [KEY, VALUE],
    ] as const)
      cache.set(key, value);
    for (const one of [cache, open()])
      expect([KEY, NEAR, FAR, 'ab'.repeat(19)].map((key) => one.get(key))).toEqual([VALUE, OTHER, OTHER, undefined]);
    expect(readdirSync(path.join(directory, 'new'))).toEqual(['a.jsonl', 'f.jsonl']);
    expect(open({ isValid: (value): value is unknown => Array.isArray(value) }).get(KEY)).toBeUndefined();
  });

  it('finds what it has set when others write and prune meanwhile', () => {
    const [one, two] = [open(), open()];
    two.set(FAR, OTHER);
    one.set(KEY, VALUE);
    two.set(NEAR, OTHER);
    appendFileSync(file(), 'a line of another one');
    one.set(NEAR, VALUE);
    expect([one.get(KEY), one.get(NEAR), two.get(NEAR)]).toEqual([VALUE, VALUE, OTHER]);
    const third = open();
    third.get(NEAR);
    third.prune();
    expect([one.get(KEY), one.get(NEAR), two.get(NEAR)]).toEqual([undefined, VALUE, VALUE]);
  });

  it('takes an entry in which any bit is another, or that ends anywhere before its end, for absent, and goes on behind it', () => {
    open().set(KEY, VALUE);
    const whole = readFileSync(file());
    const find = (bytes: Uint8Array): unknown => {
      writeFileSync(file(), bytes);
      return open().get(KEY);
    };
    expect(find(whole)).toEqual(VALUE);
    // The line breaks around it are none of the entry.
    for (let at = 1; at < whole.length - 1; at += 1) {
      expect(find(whole.subarray(0, at))).toBeUndefined();
      const garbled = Buffer.from(whole);
      garbled[at] = (whole[at] ?? 0) ^ (1 << (at % 8));
      expect(find(garbled)).toBeUndefined();
    }
    open().set(KEY, VALUE);
    expect(open().get(KEY)).toEqual(VALUE);
  });

  it('takes the entry of another key for absent, and a folder', () => {
    open().set(NEAR, VALUE);
    writeFileSync(file(), readFileSync(file(), 'utf8').replace(NEAR, KEY));
    expect(open().get(KEY)).toBeUndefined();
    rmSync(file());
    mkdirSync(file());
    expect(open().get(KEY)).toBeUndefined();
    open().set(KEY, VALUE);
    expect(open().get(KEY)).toBeUndefined();
  });

  it('gives what it was asked for to another machine, which takes what is whole', () => {
    open().set(KEY, VALUE);
    open().set(NEAR, 'not asked for');
    const asked = open();
    asked.get(KEY);
    asked.get('c'.repeat(40));
    const entries = [...asked.entries()];
    expect(entries.map(({ key }) => key)).toEqual([KEY]);
    expect(asked.read(KEY)).toEqual(entries[0]);

    const elsewhere = path.join(directory, 'elsewhere');
    const other = open({ directory: elsewhere });
    for (const { key, text } of entries) {
      expect(other.take({ key, text: text.replace('list', 'lost') })).toBe(false);
      expect(other.take({ key: NEAR, text })).toBe(false);
      expect(other.take({ key: `../../${key}`, text })).toBe(false);
      expect(existsSync(elsewhere)).toBe(false);
      expect(other.take({ key, text })).toBe(true);
    }
    expect(other.get(KEY)).toEqual(VALUE);
  });

  it('prunes what it was not asked for, and what is of another kind', () => {
    for (const key of [KEY, NEAR, FAR]) open().set(key, VALUE);
    mkdirSync(path.join(directory, 'new/ab'));
    const cache = open();
    cache.get(KEY);
    cache.prune();
    expect(readdirSync(path.join(directory, 'new'))).toEqual(['a.jsonl']);
    for (const one of [cache, open()]) expect([KEY, NEAR, FAR].map((key) => one.get(key))).toEqual([VALUE, undefined, undefined]);
    const { ino } = statSync(file());
    cache.prune();
    expect(statSync(file()).ino).toBe(ino);
  });

  it('begins a file anew that has become longer than its limit', () => {
    open().set(KEY, VALUE);
    const cache = open({ limit: statSync(file()).size - 1 });
    expect(cache.get(KEY)).toBeUndefined();
    cache.set(NEAR, OTHER);
    expect([KEY, NEAR].map((key) => open().get(key))).toEqual([undefined, OTHER]);
  });
});
