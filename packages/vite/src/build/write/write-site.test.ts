import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { resolveConfig } from 'vite';
import type { BuildOptions } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContextRef } from '../../context.ts';
import type { PlacementOptions } from '../../site/placement.ts';
import { LIST_NAME } from '../../output-folder/placed-list.ts';
import { writeSite } from './write-site.ts';
import type { SitePlace } from './write-site.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-write-'));
  write('docs.json', '{ "name": "Ferry", "navigation": [] }');
  mkdirSync(path.join(root, 'node_modules'));
  vi.stubEnv('XDG_CACHE_HOME', path.join(root, 'node_modules/user-cache'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

describe('writeSite', () => {
  it('writes a site alone with the files of the author and the public folder, beside what else is there', async () => {
    write('images/pier.svg', 'pier');
    write('public/boat.txt', 'boat');
    write('dist/CNAME', 'ferry.example');
    const pier = { fileName: 'images/pier.svg', original: path.join(root, 'images/pier.svg') };
    await writeSite([pier, { fileName: 'fares/index.html', content: 'fares' }], await createBuild());
    expect(readOutput()).toEqual({ CNAME: 'ferry.example', 'boat.txt': 'boat', 'fares/index.html': 'fares', 'images/pier.svg': 'pier' });
  });

  it('replaces what the last build wrote', async () => {
    await writeSite([{ fileName: 'fares/index.html', content: 'fares' }], await createBuild());
    await writeSite([{ fileName: 'index.html', content: 'home' }], await createBuild());
    expect(readOutput()).toEqual({ 'index.html': 'home' });
  });

  it('empties the folder where Vite is told to, but for the repository that it may be published from', async () => {
    write('dist/old.html', 'old');
    write('dist/.git', 'gitdir: elsewhere');
    await writeSite([{ fileName: 'old.html', content: 'new' }], await createBuild({ mode: 'alone' }, { emptyOutDir: true }));
    expect(readOutput()).toEqual({ '.git': 'gitdir: elsewhere', 'old.html': 'new' });
  });

  it('leaves the old output whole when it fails, and nothing beside it', async () => {
    write('dist/old.html', 'old');
    const context = await createBuild();
    const clash = ['a', 'a/b'].map((fileName) => ({ fileName, content: '' }));
    await expect(writeSite(clash, context)).rejects.toThrow(/EEXIST|ENOTDIR|EISDIR/);
    expect(readOutput()).toEqual({ 'old.html': 'old' });
    expect(readdirSync(root).toSorted()).toEqual(['dist', 'docs.json', 'node_modules']);
  });

  it("joins an app's output, where a name that both want is an error and stays the app's", async () => {
    write('index.html', '');
    write('docs/docs.json', '{ "name": "Ferry", "navigation": [] }');
    const place = await createBuild({ mode: 'alongside' });
    write('dist/index.html', 'app');
    write('dist/docs/terms.html', 'app');
    const files = ['docs/fares/index.html', 'docs/terms.html'].map((fileName) => ({ fileName, content: 'site' }));
    await expect(writeSite(files, place)).rejects.toThrow('docs/terms.html');
    expect(readOutput()).toEqual({ 'docs/terms.html': 'app', 'index.html': 'app' });
    await writeSite(files.slice(0, 1), place);
    expect(readOutput()).toEqual({ 'docs/fares/index.html': 'site', 'docs/terms.html': 'app', 'index.html': 'app' });
  });

  it('replaces its own documents of the last build where the app’s build empties nothing', async () => {
    write('index.html', '');
    write('docs/docs.json', '{ "name": "Ferry", "navigation": [] }');
    write('dist/docs/terms.html', 'app');
    for (const content of ['last time', 'now'])
      await writeSite([{ fileName: 'docs/fares/index.html', content }], await createBuild({ mode: 'alongside' }, { emptyOutDir: false }));
    expect(readOutput()).toEqual({ 'docs/fares/index.html': 'now', 'docs/terms.html': 'app' });
  });
});

async function createBuild(options: PlacementOptions = { mode: 'alone' }, build: BuildOptions = {}): Promise<SitePlace> {
  const vite = await resolveConfig({ root, configFile: false, logLevel: 'silent', build }, 'build');
  return { ...createContextRef().create(vite, options), outDir: path.join(root, 'dist') };
}

function write(file: string, text: string): void {
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
}

function readOutput(): Record<string, string> {
  const folder = path.join(root, 'dist');
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  const entries = all.filter((entry) => entry.isFile() && entry.name !== LIST_NAME);
  const files = entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  return Object.fromEntries(files.toSorted().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
