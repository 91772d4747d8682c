import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseDocument } from '@octavo/openapi/internal/load';
import { createKeptSpecs } from './kept-specs.ts';

let cacheDir = '';
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(os.tmpdir(), 'octavo-specs-'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(cacheDir, { recursive: true });
});

/** YAML of 250,000 characters that ends with some lines. */
const write = (end: string): string => `openapi: 3.1.0\n${'# A remark.\n'.repeat(21_000)}${end}\n`;

/** One start: reads a text. */
function start(text: string): unknown {
  const parsed = createKeptSpecs(cacheDir)(text);
  vi.runAllTimers();
  return parsed;
}

function listEntries(): string[] {
  return readdirSync(cacheDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

it('keeps a large YAML file as JSON, in place of the one before, and what is wrong with it', () => {
  const text = write('paths: {}\nweight: 1\nweight: 2');
  expect(start(text)).toEqual(parseDocument(text));
  const [entry = ''] = listEntries();
  expect(readFileSync(entry, 'utf8')).toContain('Duplicate key');
  expect(start(text)).toEqual(parseDocument(text));
  expect(start(write('paths: {/a: {}}'))).toEqual({ value: { openapi: '3.1.0', paths: { '/a': {} } } });
  expect(listEntries()).toHaveLength(1);
  expect(listEntries()).not.toEqual([entry]);
});

it('reads anew where what was kept is damaged', () => {
  const text = write('title: Parcels');
  const first = start(text);
  for (const file of listEntries()) writeFileSync(file, readFileSync(file, 'utf8').replace('Parcels', 'Letters'));
  expect(start(text)).toEqual(first);
});

it('keeps neither what JSON would change, nor what is short, nor JSON', () => {
  for (const text of [write('limit: .inf'), write('a: &a {b: 1}\nc: *a'), 'a: 1\n', JSON.stringify({ a: 'a'.repeat(250_000) })])
    expect(start(text)).toEqual(parseDocument(text));
  expect(listEntries()).toEqual([]);
});
