import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SitePage } from '@octavo/core';
import { afterAll, expect, test } from 'vitest';
import { createWorkFolder } from '../files/work-folder.ts';
import { openPages } from './kept-pages.ts';
import { openContents } from './open-contents.ts';
import type { OpenedPack } from './open-contents.ts';
import { writePack } from './site-pack.ts';
import type { KeptPage } from './site-record.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-kept-pages-'));
const work = createWorkFolder(folder, 'site');
afterAll(() => {
  work.remove();
  rmSync(folder, { recursive: true });
});

const CONTENTS = { 'one.html': '<p>one</p>', 'one.md': '# One', '/one': '[{"id":"","heading":"","text":"one","code":""}]' };

function pack(packFile: string): Pick<OpenedPack, 'packFile' | 'slices' | 'state'> {
  const contents = Object.values(CONTENTS).map((content) => ({ read: () => content }));
  const { slices = [], state = '' } = writePack(contents, { packFile, draft: `${packFile}.draft` }) ?? {};
  return { packFile, slices: Object.keys(CONTENTS).flatMap((name, index) => (slices[index] ? [{ name, ...slices[index] }] : [])), state };
}

const page = (href: string): SitePage => ({ href }) as SitePage;
const keep = (href: string, fileName: string): KeptPage & { href: string } => ({
  href,
  key: 'a',
  icons: [],
  documents: [{ href, fileName, css: '', shared: {}, needs: {}, reasons: [] }],
});

test('gives what was made of a page whose key is the same, with its files', () => {
  const file = path.join(folder, 'site.pack');
  const contents = openContents({ ...pack(file), folder: work });
  if (contents === undefined) throw new Error('The pack is whole.');
  const record = { pages: [keep('/one', 'one.html'), keep('/two', 'two.html'), keep('/three', 'one.html')], bundle: 'b' };
  const pages = openPages(record, {
    contents,
    keys: new Map(['/one', '/two', '/three'].map((href) => [href, href === '/three' ? 'z' : 'a'])),
  });
  expect(pages.count).toBe(1);
  expect(pages.find(page('/one'))?.documents[0]?.fileName).toBe('one.html');
  expect(pages.find(page('/two')), 'lacks its file').toBeUndefined();
  expect(pages.find(page('/three')), 'has another key').toBeUndefined();
  expect(pages.findBuilt(page('/one'), 'b')).toBe(pages.find(page('/one')));
  expect(pages.findBuilt(page('/one'), 'another')).toBeUndefined();
  expect(pages.findSections(page('/one'))).toEqual([{ id: '', heading: '', text: 'one', code: '' }]);
  expect([pages.findFile(page('/one'), 'one.md'), pages.findFile(page('/three'), 'one.md')]).toEqual(['# One', undefined]);
  expect(Buffer.from(pages.same('one.md', '# One')?.read() ?? '').toString()).toBe('# One');
  expect(pages.same('one.md', '# Two')).toBeUndefined();
});

test('gives nothing of a pack that was damaged, and reads on where another build has put its own in its place', () => {
  const file = path.join(folder, 'other.pack');
  const packed = pack(file);
  const contents = openContents({ ...packed, folder: work });
  rmSync(file);
  writeFileSync(file, 'another pack');
  expect(Buffer.from(contents?.get('one.html')?.read() ?? '').toString()).toBe('<p>one</p>');
  pack(file);
  const bytes = readFileSync(file);
  bytes[3] = 0;
  rmSync(file);
  writeFileSync(file, bytes);
  expect(openContents({ ...packed, folder: work })).toBeUndefined();
  rmSync(file);
  expect(openContents({ ...packed, folder: work })).toBeUndefined();
});

test('reads a pack that has another state, as a copy has', () => {
  const file = path.join(folder, 'copied.pack');
  const packed = pack(file);
  copyFileSync(file, `${file}.copy`);
  const copy = { ...packed, packFile: `${file}.copy`, folder: work };
  expect(openContents(copy)?.has('one.html')).toBe(true);
  expect(openContents({ ...copy, slices: packed.slices.map((slice) => ({ ...slice, hash: '' })) })).toBeUndefined();
});
