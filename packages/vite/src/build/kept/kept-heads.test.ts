import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPage } from '@octavo/core';
import { createKeptHeads } from './kept-heads.ts';

let cacheDir = '';
beforeEach(() => (cacheDir = mkdtempSync(path.join(os.tmpdir(), 'octavo-heads-'))));
afterEach(() => rmSync(cacheDir, { recursive: true }));

const TEXT = '---\ntitle: Parcels\ntags: [a, b]\n---\n\n## Send\n\nSee [more](/more#part).\n';

/** One start: reads pages of some texts. */
function start(texts: readonly string[]): unknown[] {
  const heads = createKeptHeads({ cacheDir, name: 'site' });
  const read = texts.map((text) => heads.read(text, 'parcels.mdx', { isTidy: false }));
  heads.settle();
  return read;
}

function listEntries(): string[] {
  return readdirSync(cacheDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

it('gives what was read before of the same text, and reads another one', () => {
  const [first] = start([TEXT]);
  expect(start([TEXT])).toEqual([first]);
  const other = TEXT.replace('Send', 'Receive');
  expect(start([TEXT, other])).toEqual([first, readPage(other, 'parcels.mdx')]);
  expect(listEntries()).toHaveLength(1);
  const [entry = ''] = listEntries();
  expect(readFileSync(entry, 'utf8')).toContain('Receive');
  start([TEXT]);
  expect(readFileSync(entry, 'utf8')).not.toContain('Receive');
});

it('reads anew where what was kept is damaged', () => {
  const [first] = start([TEXT]);
  for (const file of listEntries()) writeFileSync(file, readFileSync(file, 'utf8').replace('Send', 'Sent'));
  expect(start([TEXT])).toEqual([first]);
});

it('keeps nothing that JSON would change', () => {
  start(['---\nweight: .inf\n---\n\nText.\n']);
  expect(start(['---\nweight: .inf\n---\n\nText.\n'])).toEqual([readPage('---\nweight: .inf\n---\n\nText.\n', 'parcels.mdx')]);
});
