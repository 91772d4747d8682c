import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/octavo.js', import.meta.url));

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
