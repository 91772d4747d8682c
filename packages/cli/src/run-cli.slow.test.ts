import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pc from 'picocolors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';
import type { Terminal } from './terminal/terminal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(...argv: string[]): Promise<{ code: number; errors: string }> {
  const errors: string[] = [];
  const terminal: Terminal = {
    print: () => undefined,
    printError: (text) => errors.push(text),
    colors: pc.createColors(false),
    isInteractive: false,
  };
  return { code: await runCli(argv, terminal), errors: errors.join('\n') };
}

describe('a mistake at the keyboard is a message without a stack', () => {
  it('names the nearest command', async () => {
    const { code, errors } = await run('biuld');
    expect(code).toBe(2);
    expect(errors).toContain('Did you mean `octavo build`?');
    expect(errors).not.toMatch(/^\s+at /m);
    for (const line of [
      ['biuld', '--help'],
      ['help', 'biuld'],
    ])
      expect(await run(...line)).toMatchObject({ code: 2, errors });
  });

  it('takes an option by the name that its flag has', async () => {
    const { errors } = await run('report', folder, '--extension', './docs-extension.ts');
    expect(errors).not.toContain('Unknown option');
    expect(errors).toContain('docs.json');
  });

  it('names the nearest option of the command', async () => {
    const { code, errors } = await run('build', '--outdirr', 'x');
    expect(code).toBe(2);
    expect(errors).toContain('Unknown option `--outdirr` of `octavo build`');
    expect(errors).toContain('Did you mean `--outDir`?');
    expect((await run('build', '--out', 'x')).errors).toContain('Did you mean `--outDir`?');
  });

  it('lists the options when none is near, and asks for a command when there is none', async () => {
    expect((await run('check', '--zzzzzz')).errors).toContain('Its options are --strict, --json');
    expect((await run('--strict')).errors).toContain('`--strict` needs a command');
  });

  it('says what was looked for in a folder without a site', async () => {
    const { code, errors } = await run('build', folder);
    expect(code).toBe(2);
    expect(errors).toContain(`No documentation site found in ${folder}`);
    expect(errors).toContain('docs.json, mint.json');
    expect(errors).not.toMatch(/^\s+at /m);
  });

  it('names the folder inside that holds a site', async () => {
    mkdirSync(path.join(folder, 'guide'));
    writeFileSync(path.join(folder, 'guide', 'mint.json'), '{}');
    const { errors } = await run('check', folder);
    expect(errors).toContain(`Found one in: ${path.join(folder, 'guide')}`);
  });

  it('names the folder above that holds one', async () => {
    writeFileSync(path.join(folder, 'docs.json'), '{}');
    mkdirSync(path.join(folder, 'guide'));
    expect((await run('build', path.join(folder, 'guide'))).errors).toContain(`Found one in: ${folder}. Pass that folder.`);
  });

  it('refuses a folder that is not there, and a file', async () => {
    expect((await run('dev', path.join(folder, 'none'))).errors).toContain('Folder not found');
    writeFileSync(path.join(folder, 'docs.json'), '{}');
    expect((await run('dev', path.join(folder, 'docs.json'))).errors).toContain(`Pass the folder that contains it: ${folder}`);
  });

  it('refuses to preview what was not built', async () => {
    writeFileSync(path.join(folder, 'docs.json'), '{}');
    const { code, errors } = await run('preview', folder, '--port', '0');
    expect(code).toBe(2);
    expect(errors).toContain('Run `octavo build` first');
    expect(errors).not.toMatch(/^\s+at /m);
  });
});
