import { mkdtempSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pc from 'picocolors';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../run-cli.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'octavo-doctor-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

async function run(): Promise<{ code: number; out: string }> {
  const lines: string[] = [];
  const keep = (text: string): void => void lines.push(text);
  const terminal = { print: keep, printError: keep, colors: pc.createColors(false), isInteractive: false };
  return { code: await runCli(['doctor', folder], terminal), out: lines.join('\n') };
}

test('tells what a site is made with', async () => {
  write({ 'docs.json': '{ "name": "Tides", "navigation": ["index"] }', 'index.mdx': '# Tides\n' });
  const { code, out } = await run();
  expect(code).toBe(0);
  for (const said of [
    `content root `,
    folder,
    'docs.json',
    '1 page',
    process.versions.node,
    'Everything matches what Octavo is tested with.',
  ])
    expect(out).toContain(said);
});

test('tells of packages that Octavo cannot work with, and of a site that it cannot read', async () => {
  const vite = JSON.stringify({ name: 'vite', version: '7.3.8' });
  const theme = JSON.stringify({ name: '@octavo/theme', version: '0.0.1' });
  write({ 'docs.json': '{', 'node_modules/vite/package.json': vite, 'node_modules/@octavo/theme/package.json': theme });
  const { code, out } = await run();
  expect(code).toBe(1);
  expect(out).toContain('needs 8.0, or later');
  expect(out).toContain('Octavo does not work until this is fixed: @octavo/theme, vite');
});
