import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pc from 'picocolors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-init-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(...argv: string[]): Promise<{ code: number; output: string }> {
  const output: string[] = [];
  const keep = (text: string): void => void output.push(text);
  return {
    code: await runCli(argv, { print: keep, printError: keep, colors: pc.createColors(false), isInteractive: false }),
    output: output.join('\n'),
  };
}

it('begins a site in which a strict check finds nothing', async () => {
  expect((await run('init', folder, '--name', 'Begun')).code).toBe(0);
  expect(JSON.parse(readFileSync(path.join(folder, 'docs.json'), 'utf8'))).toMatchObject({ name: 'Begun' });
  const { code, output } = await run('check', folder, '--strict');
  expect(output).toMatch(/^no problems/);
  expect(code).toBe(0);
});

it('says how to bring the site of another tool', async () => {
  writeFileSync(path.join(folder, 'mkdocs.yml'), 'site_name: Old\n');
  expect((await run('init', folder, '--yes', '--no-api')).output).toContain('a MkDocs site: `octavo migrate --from mkdocs`');
});

it('refuses where a site is, with a message', async () => {
  await run('init', folder, '--yes', '--no-api');
  const { code, output } = await run('init', folder, '--yes');
  expect(code).toBe(2);
  expect(output).toMatch(/error A site already exists/);
});
