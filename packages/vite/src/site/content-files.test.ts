import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { disk } from '../disk/disk.ts';
import type { Disk } from '../disk/disk.ts';
import type { DiskRead } from '../disk/disk-failure.ts';
import { createContentFiles } from './content-files.ts';
import type { ContentFiles } from './content-files.ts';
import { createContentFilter } from './scan-content.ts';

let root = '';
/** Files and folders of which the disk refuses everything, and how. */
const refused = new Map<string, string>();

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-content-'));
  refused.clear();
  mkdirSync(path.join(root, 'guides'));
  write('index.mdx', 'Home');
  write('guides/one.mdx', 'One');
});

afterEach(() => rmSync(root, { recursive: true }));

it('reads the lines of a file that end in CR alone', () => {
  writeFileSync(path.join(root, 'index.mdx'), '---\rtitle: Old\r---\r\rText.\r');
  const files = open();
  expect(titlesOf(files)).toContain('Old');
  expect(files.read('index.mdx')).toEqual({ value: '---\ntitle: Old\n---\n\nText.\n' });
});

it('keeps the last good head of a page that may not be read, and says so until it may', () => {
  const files = open();
  refused.set('index.mdx', 'EACCES');
  write('index.mdx', 'Other');
  files.readOne('index.mdx');
  expect(titlesOf(files)).toEqual(['One', 'Home']);
  expect(files.read('index.mdx')).toEqual({ failure: { reason: 'forbidden', code: 'EACCES' } });
  expect(files.diagnostics().map(({ message }) => message)).toEqual(['index.mdx cannot be read: permission denied (EACCES).']);
  expect(files.findMissed()).toEqual([]);

  refused.clear();
  expect(files.findMissed()).toEqual(['index.mdx']);
  files.readOne('index.mdx');
  expect(titlesOf(files)).toEqual(['One', 'Other']);
  expect(files.diagnostics()).toEqual([]);
});

it('names a folder that may not be read, and finds its files when it may', () => {
  refused.set('guides', 'EMFILE');
  const files = open();
  expect(titlesOf(files)).toEqual(['Home']);
  expect(files.diagnostics()).toMatchObject([{ code: 'site/unreadable', file: 'guides' }]);
  refused.clear();
  expect(files.findMissed()).toEqual(['guides/one.mdx']);
  expect(files.diagnostics()).toEqual([]);
});

it.each([
  ['that is gone', () => rmSync(path.join(root, 'index.mdx'))],
  ['that is a folder now', () => toFolder('index.mdx')],
  ['that is a link to itself now', () => toLink('index.mdx', 'index.mdx')],
  ['that is a link out of the root now', () => toLink('index.mdx', os.tmpdir())],
])('forgets a page %s', (_, change) => {
  const files = open();
  change();
  files.readOne('index.mdx');
  expect(titlesOf(files)).toEqual(['One']);
  expect(files.diagnostics()).toEqual([]);
});

it('forgets a page that goes between the look and the reading', () => {
  const files = open();
  const vanishing = createContentFiles({
    root,
    disk: { ...disk, readText: (): DiskRead<string> => ({ failure: { reason: 'missing', code: 'ENOENT' } }) },
    variables: () => ({}),
  });
  vanishing.readAll(createContentFilter(root, path.join(root, 'dist')));
  expect([...files.pages.keys(), ...vanishing.pages.keys()]).toEqual(['guides/one.mdx', 'index.mdx']);
});

it('finds what came, went and changed while nobody told of it, until it is read', () => {
  const files = open();
  expect(files.findMissed()).toEqual([]);
  write('index.mdx', 'A longer title');
  write('guides/two.mdx', 'Two');
  write('guides/.hidden.mdx', 'Hidden');
  rmSync(path.join(root, 'guides/one.mdx'));
  expect(files.findMissed().toSorted()).toEqual(['guides/one.mdx', 'guides/two.mdx', 'index.mdx']);
  for (const file of files.findMissed()) files.readOne(file);
  expect(titlesOf(files).toSorted()).toEqual(['A longer title', 'Two']);
  expect(files.findMissed()).toEqual([]);
});

function open(): ContentFiles {
  const files = createContentFiles({ root, disk: refusing(), variables: () => ({}) });
  files.readAll(createContentFilter(root, path.join(root, 'dist')));
  return files;
}

/** The machine's disk, but for what is refused. */
function refusing(): Disk {
  const check = <Value>(file: string, ask: (file: string) => DiskRead<Value>): DiskRead<Value> => {
    const code = refused.get(path.relative(root, file));
    return code === undefined ? ask(file) : { failure: { reason: code === 'EACCES' ? 'forbidden' : 'exhausted', code } };
  };
  return { ...disk, readText: (file) => check(file, disk.readText), list: (folder) => check(folder, disk.list) };
}

function titlesOf(files: ContentFiles): string[] {
  return [...files.pages.values()].map(({ page }) => page.title);
}

function write(file: string, title: string): void {
  writeFileSync(path.join(root, file), `---\ntitle: ${title}\n---\n`);
}

function toFolder(file: string): void {
  rmSync(path.join(root, file));
  mkdirSync(path.join(root, file));
}

function toLink(file: string, target: string): void {
  rmSync(path.join(root, file));
  symlinkSync(target, path.join(root, file));
}
