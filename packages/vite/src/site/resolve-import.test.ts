import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolveContentImport } from './resolve-import.ts';

let folder = '';
let root = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-import-'));
  root = path.join(folder, 'docs');
  mkdirSync(path.join(root, 'snippets'), { recursive: true });
  mkdirSync(path.join(root, '_snippets'));
  writeFileSync(path.join(root, '_snippets/other.mdx'), '');
  mkdirSync(path.join(folder, 'app'));
  writeFileSync(path.join(root, 'snippets/note.mdx'), '');
  writeFileSync(path.join(folder, 'app/button.tsx'), '');
  symlinkSync(path.join(folder, 'app'), path.join(root, 'outside'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const resolve = (specifier: string): unknown => resolveContentImport(specifier, path.join(root, 'guide/page.mdx'), root);

test('a leading slash is the content root', () =>
  expect(resolve('/snippets/note.mdx')).toEqual({ kind: 'file', file: path.join(root, 'snippets/note.mdx') }));
test('the extension may be left out', () => expect(resolve('../snippets/note')).toMatchObject({ kind: 'file' }));
test('the folder of snippets has two names', () => expect(resolve('/snippets/other.mdx')).toMatchObject({ kind: 'file' }));
test('what is not there is missing', () => expect(resolve('/snippets/none.mdx')).toEqual({ kind: 'missing' }));
test('a relative path may leave the content root: it is the author’s app', () =>
  expect(resolve('../../app/button.tsx')).toMatchObject({ kind: 'file' }));
test('an absolute one may not, also through a link', () => expect(resolve('/outside/button.tsx')).toEqual({ kind: 'missing' }));
test('nor does a relative one through a link', () => expect(resolve('../outside/button.tsx')).toEqual({ kind: 'missing' }));
test('a bare name is a package', () => expect(resolve('react')).toEqual({ kind: 'package' }));
