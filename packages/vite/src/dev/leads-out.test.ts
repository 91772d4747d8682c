import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadsOut } from './leads-out.ts';

let folder = '';

beforeAll(() => {
  folder = realpathSync.native(mkdtempSync(path.join(os.tmpdir(), 'octavo-out-')));
  for (const name of ['app/docs/images', 'app/docs/node_modules', 'other']) mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of ['app/docs/a b.txt', 'app/main.js', 'other/secret.txt']) writeFileSync(path.join(folder, name), '');
  const docs = path.join(folder, 'app/docs');
  symlinkSync(path.join(folder, 'other/secret.txt'), path.join(docs, 'out file.txt'));
  symlinkSync(path.join(folder, 'other'), path.join(docs, 'images/other'));
  symlinkSync(path.join(folder, 'other'), path.join(docs, 'node_modules/other'));
  symlinkSync('a b.txt', path.join(docs, 'own.txt'));
  symlinkSync('none', path.join(docs, 'broken.txt'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['/docs/out%20file.txt', true],
  ['/docs/images/other/secret.txt', true],
  ['/docs/images/../images/other/secret.txt', true],
  ['/docs/own.txt', false],
  ['/docs/a%20b.txt', false],
  ['/docs/broken.txt', false],
  ['/docs/none.txt', false],
  ['/docs/node_modules/other/secret.txt', false],
  ['/docs', false],
  ['/main.js', false],
  ['/%', false],
])('%s: %s', (pathname, expected) => {
  const viteRoot = path.join(folder, 'app');
  const scope = { root: path.join(viteRoot, 'docs'), viteRoot };
  expect(leadsOut(pathname, scope)).toBe(expected);
  expect(leadsOut(`/@fs/${viteRoot.replaceAll('\\', '/').replace(/^\//, '')}${pathname}`, scope)).toBe(expected);
});
