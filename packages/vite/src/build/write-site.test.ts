import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { resolveConfig } from 'vite';
import type { BuildOptions } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createContextRef } from '../context.ts';
import type { Context } from '../context.ts';
import type { OctavoOptions } from '../options.ts';
import { writeSite } from './write-site.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-write-'));
  write('docs.json', '{ "name": "Ferry", "navigation": [] }');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('writeSite', () => {
  it('replaces the whole output of a site alone, with the assets and the public folder', async () => {
    write('images/pier.svg', 'pier');
    write('public/boat.txt', 'boat');
    write('dist/old.html', 'old');
    writeSite([{ fileName: 'fares/index.html', content: 'fares' }], await createBuild());
    expect(readOutput()).toEqual({ 'boat.txt': 'boat', 'fares/index.html': 'fares', 'images/pier.svg': 'pier' });
  });

  it('leaves the old output whole when it fails, and nothing beside it', async () => {
    write('dist/old.html', 'old');
    const context = await createBuild();
    const clash = ['a', 'a/b'].map((fileName) => ({ fileName, content: '' }));
    expect(() => writeSite(clash, context)).toThrow(/EEXIST|ENOTDIR|EISDIR/);
    expect(readOutput()).toEqual({ 'old.html': 'old' });
    expect(readdirSync(root).toSorted()).toEqual(['dist', 'docs.json']);
  });

  it("joins an app's output, where what the app has put into the same folder stays and wins", async () => {
    write('index.html', '');
    write('docs/docs.json', '{ "name": "Ferry", "navigation": [] }');
    write('dist/index.html', 'app');
    write('dist/docs/terms.html', 'app');
    const files = ['docs/fares/index.html', 'docs/terms.html'].map((fileName) => ({ fileName, content: 'site' }));
    writeSite(files, await createBuild());
    expect(readOutput()).toEqual({ 'docs/fares/index.html': 'site', 'docs/terms.html': 'app', 'index.html': 'app' });
  });

  it('replaces its own documents of the last build where the app’s build empties nothing', async () => {
    write('index.html', '');
    write('docs/docs.json', '{ "name": "Ferry", "navigation": [] }');
    write('dist/docs/fares/index.html', 'last time');
    write('dist/docs/terms.html', 'app');
    writeSite([{ fileName: 'docs/fares/index.html', content: 'now' }], await createBuild({}, { emptyOutDir: false }));
    expect(readOutput()).toEqual({ 'docs/fares/index.html': 'now', 'docs/terms.html': 'app' });
  });

  it("does the same at the root of an app's output", async () => {
    write('index.html', '');
    write('docs/docs.json', '{ "name": "Ferry", "navigation": [] }');
    write('dist/index.html', 'app');
    const files = ['index.html', 'fares/index.html'].map((fileName) => ({ fileName, content: 'site' }));
    writeSite(files, await createBuild({ base: '/' }));
    expect(readOutput()).toEqual({ 'fares/index.html': 'site', 'index.html': 'app' });
  });
});

async function createBuild(options: OctavoOptions = {}, build: BuildOptions = {}): Promise<Context> {
  const vite = await resolveConfig({ root, configFile: false, logLevel: 'silent', build }, 'build');
  return createContextRef(options).create(vite);
}

function write(file: string, text: string): void {
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
}

function readOutput(): Record<string, string> {
  const folder = path.join(root, 'dist');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  return Object.fromEntries(files.toSorted().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
