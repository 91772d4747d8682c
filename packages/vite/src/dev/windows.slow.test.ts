import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let drive = '';

beforeEach(() => (drive = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'octavo-windows-')))));

afterEach(() => rmSync(drive, { recursive: true }));

// There the process has such paths by itself.
test.runIf(path.sep === '/')('a site is read and placed with the paths of Windows', async () => {
  write(
    'docs/docs.json',
    '{ "name": "Ferry", "colors": { "primary": "#0a7" }, "navigation": [{ "group": "Start", "pages": ["index", "guides/deep"] }] }',
  );
  write('docs/index.mdx', 'Start');
  write('docs/guides/deep.mdx', 'Deep, see [the start](/) and [nothing](/gone)');
  write('docs/style.css', 'a { color: red');
  write('src/index.css', '');
  write('docs/dist/guides/deep.mdx', 'built');
  write('docs-two/index.mdx', 'another site');
  write('dist/index.html', 'app');
  write('dist/docs/terms.pdf', 'app');
  const child = fork(path.join(import.meta.dirname, 'fixtures/on-windows.ts'), [drive]);
  const [told] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  expect(told).toEqual({
    first: [],
    second: [],
    clash: [expect.objectContaining({ code: 'build/clash', message: expect.stringContaining(String.raw`C:\app\dist\docs\terms.pdf`) })],
    config: String.raw`C:\app\docs\docs.json`,
    files: ['docs.json', 'guides/deep.mdx', 'index.mdx', 'style.css'],
    pages: [
      ['/', 'index.mdx'],
      ['/guides/deep', 'guides/deep.mdx'],
    ],
    // As Vite gives the plugin of the author's sheets their ids.
    styles: ['C:/app/docs/style.css'],
    links: [['guides/deep.mdx', 'Broken link: no page at `/gone`.']],
    leadsOut: [false, false],
    isContent: [true, false, false],
    problems: [],
    root: 'C:/app/docs',
    tailwind: [true, false],
    source: '../docs',
    within: [true, false],
  });
  expect(listOutput()).toEqual([
    'docs/.octavo.json',
    'docs/a.js',
    'docs/deep/er/index.html',
    'docs/index.html',
    'docs/terms.pdf',
    'index.html',
  ]);
  expect(readFileSync(path.join(drive, 'app/dist/docs/index.html'), 'utf8')).toBe('new');
});

function write(file: string, text: string): void {
  const absolute = path.join(drive, 'app', file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
}

function listOutput(): string[] {
  const folder = path.join(drive, 'app/dist');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).toSorted();
}
