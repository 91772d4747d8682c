import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { UserConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findOtherBuild } from './find-other-build.ts';
import type { BuildTraits } from './find-other-build.ts';

let root = '';

beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'octavo-other-'))));

afterEach(() => rmSync(root, { recursive: true }));

describe('what is built beside the docs', () => {
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
  test.each(OTHERS)('is found: %s', (_, config) => {
    expect(findOtherBuild({ root, ...config, plugins: [] })).toBeDefined();
  });

  test('is the framework whose plugin builds, and not one of ours', () => {
    const buildApp = (): Promise<void> => Promise.resolve();
    expect(findOtherBuild({ root, plugins: [{ name: 'ferry', buildApp }] })).toEqual({ kind: 'framework', name: 'ferry' });
    expect(findOtherBuild({ root, plugins: [{ name: 'octavo:build', buildApp }, { name: 'tailwind' }] })).toBeUndefined();
  });

  test('is an app where there is a document, and nothing in a folder with options that build nothing', () => {
    const options: BuildTraits = { root, plugins: [], build: { lib: false, ssr: false } };
    expect(findOtherBuild(options)).toBeUndefined();
    writeFileSync(path.join(root, 'index.html'), '');
    expect(findOtherBuild(options)).toEqual({ kind: 'app' });
  });
});
