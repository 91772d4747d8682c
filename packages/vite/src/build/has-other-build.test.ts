import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { UserConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasOtherBuild } from './has-other-build.ts';

let root = '';

beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'octavo-other-'))));

afterEach(() => rmSync(root, { recursive: true }));

describe('hasOtherBuild', () => {
  const OTHERS: [string, UserConfig][] = [
    ['a library', { build: { lib: { entry: 'src/index.ts' } } }],
    ["a server's build", { build: { ssr: 'src/server.ts' } }],
    ["a backend's input", { build: { rollupOptions: { input: ['js/app.js'] } } }],
    ["a backend's input, by its newer name", { build: { rolldownOptions: { input: 'js/app.js' } } }],
    ["a backend's manifest", { build: { manifest: true } }],
    ['an input of one environment', { environments: { client: { build: { rolldownOptions: { input: 'js/app.js' } } } } }],
    ['a server of its own', { appType: 'custom' }],
    ['a builder', { builder: { buildApp: () => Promise.resolve() } }],
  ];
  test.each(OTHERS)('is true for %s', (_, config) => {
    expect(hasOtherBuild({ root, ...config }, [])).toBe(true);
  });

  test('is true for a plugin that builds, and not for one of ours', () => {
    const buildApp = (): Promise<void> => Promise.resolve();
    expect(hasOtherBuild({ root }, [{ name: 'framework', buildApp }])).toBe(true);
    expect(hasOtherBuild({ root }, [{ name: 'octavo:build', buildApp }, { name: 'tailwind' }])).toBe(false);
  });

  test('is true for an app with a document, and false for a folder with options that build nothing', () => {
    const options: UserConfig = { root, base: '/docs/', build: { outDir: 'out', lib: false, ssr: false }, resolve: { alias: { a: 'b' } } };
    expect(hasOtherBuild(options, [])).toBe(false);
    writeFileSync(path.join(root, 'index.html'), '');
    expect(hasOtherBuild(options, [])).toBe(true);
  });
});
