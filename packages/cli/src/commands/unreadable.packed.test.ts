import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEntry } from '../../../../playground/harness/own-packages.ts';

const BIN = path.resolve(findEntry('octavo'), '../../bin/octavo.js');

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'octavo-unreadable-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** Runs the program as somebody whom the modes of files stop, as they do not stop root. */
function octavo(...args: string[]): { status: number | null; output: string } {
  const program = [process.execPath, BIN, ...args];
  const asOwner = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--'] : [];
  const [command = '', ...rest] = [...asOwner, ...program];
  const { status, stdout, stderr } = spawnSync(command, rest, { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
  return { status, output: stdout + stderr };
}

it.skipIf(process.platform === 'win32')('builds a site without what it may not read, each file named once', () => {
  const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z" /></svg>';
  const SHEET = '@import "./locked/part.css"; .kept { color: red; background: url(./locked/back.svg) }';
  write({
    'site/docs.json': '{ "name": "Locked", "navigation": { "pages": ["index", "two"] } }',
    'site/index.mdx':
      'import data from "/snippets/locked.json";\nimport "/snippets/locked.css";\n\n![A](/locked/a.svg)\n\nText of index.\n',
    'site/two.mdx': '![B](/b.svg)\n\nText of two.\n',
    'site/locked.css': '.lost { color: red }',
    'site/kept.css': SHEET,
    'site/locked.js': 'document.title = "lost";',
    'site/locked/part.css': '.lost { color: red }',
    'site/locked/back.svg': PICTURE,
    'site/locked/a.svg': PICTURE,
    'site/b.svg': PICTURE,
    'site/snippets/locked.json': '{}',
    'site/snippets/locked.css': '.lost { color: red }',
  });
  const locked = [
    'locked.css',
    'locked.js',
    'locked/a.svg',
    'locked/back.svg',
    'locked/part.css',
    'snippets/locked.css',
    'snippets/locked.json',
  ];
  for (const file of locked) chmodSync(path.join(root, 'site', file), 0);
  const { status, output } = octavo('build', 'site', '--outDir', '../dist');
  expect(status, output).toBe(0);
  const named = [...output.matchAll(/^ {2}(\S+) cannot be read: permission denied \(EACCES\)\.$/gm)].map(([, file]) => file);
  expect(named.toSorted()).toEqual(locked);
  expect(output).toContain('kept.css:1:1 site/unreadable');
  expect(output).toContain('Imported file /snippets/locked.css cannot be read: permission denied (EACCES); ignored.');
  expect(output).not.toMatch(/^\s+at /m);
  expect(readFileSync(path.join(root, 'dist/index.html'), 'utf8')).toContain('Text of index.');
  expect(existsSync(path.join(root, 'dist/b.svg'))).toBe(true);
  const assets = path.join(root, 'dist/assets');
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  expect(sheets.some((name) => readFileSync(path.join(assets, name), 'utf8').includes('.kept'))).toBe(true);
});

describe.skipIf(process.platform === 'win32')('a command tells what the machine refuses it, with the path and without a stack', () => {
  const CONFIG = '{ "name": "Locked", "navigation": [{ "group": "All", "pages": ["index"] }] }';
  const cases: { name: string; files: Record<string, string>; locked: Record<string, number>; args: string[]; told: string }[] = [
    {
      name: 'upgrade',
      files: { 'docs.json': CONFIG, 'index.mdx': 'Text.' },
      locked: { 'docs.json': 0o444 },
      args: ['upgrade', '.'],
      told: 'docs.json cannot be written: permission denied (EACCES).',
    },
    {
      name: 'check --fix',
      files: { 'docs.json': CONFIG, 'index.mdx': '---\ndescription: Without a title.\n---\n\nText.\n' },
      locked: { 'index.mdx': 0o444 },
      args: ['check', '--fix', '.'],
      told: 'index.mdx cannot be written: permission denied (EACCES).',
    },
    {
      name: 'init in a folder',
      files: { 'new/keep.txt': '' },
      locked: { new: 0o555 },
      args: ['init', 'new', '--yes'],
      told: 'cannot be written: permission denied (EACCES).',
    },
    {
      name: 'init beside an app whose package.json is locked',
      files: { 'package.json': '{}', 'index.html': '' },
      locked: { 'package.json': 0 },
      args: ['init', '.', '--yes'],
      told: 'package.json cannot be read: permission denied (EACCES).',
    },
    {
      name: 'init where package.json is a folder',
      files: { 'package.json/keep.txt': '' },
      locked: {},
      args: ['init', '.', '--yes'],
      told: 'package.json cannot be read: it is a folder (EISDIR).',
    },
    {
      name: 'migrate from a page',
      files: { 'site/mkdocs.yml': 'site_name: A\n', 'site/docs/index.md': '# A\n', 'site/docs/two.md': '# B\n' },
      locked: { 'site/docs/two.md': 0 },
      args: ['migrate', 'site'],
      told: 'two.md cannot be read: permission denied (EACCES).',
    },
    {
      name: 'migrate into a folder',
      files: { 'site/mkdocs.yml': 'site_name: A\n', 'site/docs/index.md': '# A\n', 'to/keep.txt': '' },
      locked: { to: 0o555 },
      args: ['migrate', 'site', '--to', 'to/new'],
      told: 'cannot be written: permission denied (EACCES).',
    },
    {
      name: 'check of a folder',
      files: { 'site/docs.json': CONFIG, 'site/index.mdx': 'Text.' },
      locked: { site: 0 },
      args: ['check', 'site'],
      told: 'permission denied (EACCES).',
    },
    {
      name: 'doctor in a folder',
      files: { 'docs.json': CONFIG, 'index.mdx': 'Text.', 'dist/deep/a.html': '' },
      locked: { 'dist/deep': 0 },
      args: ['doctor', '.'],
      told: 'permission denied (EACCES)',
    },
  ];
  it.each(cases)('$name', ({ files, locked, args, told }) => {
    write(files);
    for (const [file, mode] of Object.entries(locked)) chmodSync(path.join(root, file), mode);
    const { status, output } = octavo(...args);
    for (const file of Object.keys(locked)) chmodSync(path.join(root, file), 0o755);
    expect(output).toContain(told);
    expect(output).not.toMatch(/^\s+at /m);
    expect(status).not.toBe(0);
  });
});
