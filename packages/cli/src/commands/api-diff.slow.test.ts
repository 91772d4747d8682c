import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pc from 'picocolors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';

let folder: string;
const [OLD, NEW] = [() => path.join(folder, 'old.json'), () => path.join(folder, 'new.json')];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-api-diff-'));
  const write = (file: string, parameter: object): void =>
    writeFileSync(
      file,
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Parcels', version: '1' },
        paths: { '/a': { get: { parameters: [{ in: 'query', ...parameter }] } } },
      }),
    );
  write(OLD(), { name: 'q', schema: { maximum: 9 } });
  write(NEW(), { name: 'q', schema: { maximum: 5 } });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(argv: string[], isAnnotated = false): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const print = (text: string): void => void lines.push(text);
  const code = await runCli(['api-diff', ...argv], {
    print,
    printError: print,
    colors: pc.createColors(false),
    isInteractive: false,
    isAnnotated,
  });
  return { code, text: lines.join('\n') };
}

it('lists breaking changes with their reasons, and fails', async () => {
  expect(await run([OLD(), NEW()])).toEqual({
    code: 1,
    text: [
      'GET /a',
      '  breaking  query `q`: `maximum` changed from `9` to `5`',
      '            Requests that were valid can now be rejected.',
      '',
      '1 breaking, 0 risky, 0 other changes',
    ].join('\n'),
  });
});

it('passes where nothing breaks', async () => {
  expect((await run([NEW(), OLD(), '--strict'])).code).toBe(0);
  expect(await run([OLD(), OLD()])).toEqual({ code: 0, text: 'No changes.' });
});

it('writes JSON, Markdown and annotations', async () => {
  const { summary, operations } = JSON.parse((await run([OLD(), NEW(), '--json'])).text) as {
    summary: object;
    operations: { key: string }[];
  };
  expect([summary, operations[0]?.key]).toEqual([{ breaking: 1, risky: 0, note: 0 }, 'GET /a']);
  expect((await run([OLD(), NEW(), '--markdown'])).text).toContain('- **Breaking** query `q`: `maximum` changed');
  expect((await run([OLD(), NEW()], true)).text).toMatch(/^::error file=.*new\.json,title=limit-tightened::GET \/a: /m);
});

it('reads a file of a Git revision', async () => {
  const git = (...args: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: folder });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
  const before = process.cwd();
  process.chdir(folder);
  try {
    expect((await run(['main:old.json', 'new.json'])).code).toBe(1);
    expect((await run(['other:old.json', 'new.json'])).text).toContain('other:old.json cannot be compared. Git: ');
  } finally {
    process.chdir(before);
  }
});

it.each([[[]], [['old.json']]])('asks for two files after %o', async (argv) => {
  const { code, text } = await run(argv);
  expect([code, text]).toEqual([2, expect.stringContaining('needs two OpenAPI files')]);
});
