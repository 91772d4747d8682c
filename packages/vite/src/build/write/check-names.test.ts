import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { resolveConfig } from 'vite';
import type { ResolvedConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBundle, checkNames } from './check-names.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-names-'));
  mkdirSync(path.join(root, 'public/docs'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const SITE = ['docs/index.html', 'docs/logo.svg'].map((fileName) => ({ fileName, content: fileName }));

describe('checkNames', () => {
  test('names the public file of an app', async () => {
    writeFileSync(path.join(root, 'public/docs/index.html'), 'mine');
    const [found, ...more] = checkNames(SITE, { vite: await resolve(), mode: 'alongside' });
    expect(found).toMatchObject({ code: 'build/clash', severity: 'error', message: expect.stringContaining('public/docs/index.html') });
    expect(more).toEqual([]);
  });

  test('names the document of an app with several', async () => {
    const vite = await resolve({ app: 'index.html', docs: path.join(root, 'docs/index.html') });
    expect(checkNames(SITE, { vite, mode: 'alongside' })).toMatchObject([
      { message: expect.stringContaining("the app's is docs/index.html") },
    ]);
  });

  test('finds nothing wrong with a public file of the same content, nor with rules that ours begin with', async () => {
    writeFileSync(path.join(root, 'public/docs/logo.svg'), 'docs/logo.svg');
    writeFileSync(path.join(root, 'public/_redirects'), '/a /b');
    const files = [...SITE, { fileName: '_redirects', content: '/a /b\n/c /d' }];
    expect(checkNames(files, { vite: await resolve(), mode: 'alone' })).toEqual([]);
  });
});

test('checkBundle names a file of the bundle, wherever that is written to', async () => {
  const context = { vite: await resolve() };
  const at = path.join(root, 'dist');
  expect(checkBundle(SITE, { names: ['assets/a.js', 'docs/Logo.svg'], at, context })).toMatchObject([{ code: 'build/clash' }]);
  expect(checkBundle(SITE, { names: ['docs/logo.svg'], at: path.join(at, 'server'), context })).toEqual([]);
});

function resolve(input: string | Record<string, string> = 'index.html'): Promise<ResolvedConfig> {
  return resolveConfig({ root, configFile: false, logLevel: 'silent', build: { rolldownOptions: { input } } }, 'build');
}
