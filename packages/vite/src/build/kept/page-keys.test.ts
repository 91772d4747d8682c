import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHashMemory } from '../../disk/hash-memory.ts';
import { paths } from '../../disk/paths.ts';
import { createSiteStore } from '../../site/site-store.ts';
import { hashFiles } from './hash-files.ts';
import { createPageKeys } from './page-keys.ts';

const root = paths.toId(mkdtempSync(path.join(os.tmpdir(), 'octavo-page-keys-')));
afterAll(() => rmSync(root, { recursive: true }));

const FILES: Record<string, string> = {
  'docs.json': JSON.stringify({ name: 'Test', navigation: [{ group: 'All', pages: ['one', 'two', 'part'] }] }),
  'one.mdx': '---\ntitle: One\n---\n\nText of one.',
  'two.mdx': "---\ntitle: Two\n---\n\nimport Part from './part.mdx';\n\n<Part/>",
  'part.mdx': '---\ntitle: Part\n---\n\nText of a part.',
  'snippets/note.mdx': 'A note.',
};

beforeEach(() => {
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});

test.each([
  ['nothing', {}, []],
  ['the text of a page', { 'one.mdx': '---\ntitle: One\n---\n\n## Another\n\nText, and a [link](/two).' }, ['/one']],
  ['the title of a page', { 'one.mdx': '---\ntitle: First\n---\n\nText of one.' }, ['/one', '/part', '/two']],
  ['a page that others import', { 'part.mdx': '---\ntitle: Part\n---\n\nAnother text.' }, ['/one', '/part', '/two']],
  ['a snippet', { 'snippets/note.mdx': 'Another note.' }, ['/one', '/part', '/two']],
  ['the config', { 'docs.json': (FILES['docs.json'] ?? '').replace('Test', 'Trial') }, ['/one', '/part', '/two']],
])('the keys of pages change with %s', async (_, edits: Record<string, string>, changed) => {
  const before = await readKeys();
  expect([...before.keys()].toSorted()).toEqual(['/one', '/part', '/two']);
  for (const [file, text] of Object.entries(edits)) write(file, text);
  const after = await readKeys();
  expect([...before.keys()].filter((href) => before.get(href) !== after.get(href)).toSorted()).toEqual(changed);
});

test('the key of a page changes with the day that it shows', async () => {
  const [before, after] = [await readKeys(), await readKeys((href) => (href === '/two' ? '2026-11-23' : undefined))];
  expect([...before.keys()].filter((href) => before.get(href) !== after.get(href))).toEqual(['/two']);
});

function readKeys(findDay: (href: string) => string | undefined = () => undefined): Promise<ReadonlyMap<string, string>> {
  const files = hashFiles(root, () => true, createHashMemory(root));
  const store = createSiteStore({ root, outDir: paths.join(root, 'dist') });
  const inputs = {
    key: '',
    program: '',
    place: '',
    files: () => [...files.keys()],
    hashOf: (file: string) => files.get(file),
    has: (file: string) => files.has(file),
  };
  return createPageKeys({ inputs, store, root, factOf: ({ href }) => Promise.resolve(findDay(href)) });
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
