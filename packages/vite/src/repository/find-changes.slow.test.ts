import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChangeFinder } from './find-changes.ts';

let parent = '';
let root = '';

function commit(folder: string, day: string): void {
  const date = `${day}T23:30:00+0000`;
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: os.devNull, GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...args], { cwd: folder, env });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', day);
}

beforeAll(() => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'octavo-changes-'));
  root = path.join(parent, 'own', 'docs');
  mkdirSync(path.join(root, 'guides'), { recursive: true });
  writeFileSync(path.join(root, 'a.mdx'), 'one');
  writeFileSync(path.join(root, 'guides', 'zwei [1] ö.mdx'), 'one');
  commit(path.join(parent, 'own'), '2026-01-02');
  writeFileSync(path.join(root, 'a.mdx'), 'two');
  commit(path.join(parent, 'own'), '2026-03-04');
  writeFileSync(path.join(root, 'new.mdx'), 'not committed');
});
afterAll(() => rmSync(parent, { recursive: true }));

it.each([true, false])('is the day of the last commit with the file, in dev (%s) as in a build', async (isDev) => {
  const changes = createChangeFinder(root, { isDev });
  expect(await changes.find('a.mdx')).toBe('2026-03-04');
  expect(await changes.find('guides/zwei [1] ö.mdx')).toBe('2026-01-02');
  expect(await changes.find('new.mdx')).toBeUndefined();
});

it('is the day of the commit that Git has noted since', async () => {
  const folder = path.join(parent, 'followed', 'docs');
  mkdirSync(folder, { recursive: true });
  for (const file of ['a.mdx', 'b.mdx']) writeFileSync(path.join(folder, file), 'one');
  execFileSync('git', ['init', '-q'], { cwd: path.dirname(folder) });
  const changes = createChangeFinder(folder, { isDev: true });
  const findBoth = (): Promise<unknown[]> => Promise.all(['a.mdx', 'b.mdx'].map((file) => changes.find(file)));
  expect([await findBoth(), changes.findMissed()]).toEqual([[undefined, undefined], []]);
  for (const [day, both] of [
    ['2026-01-02', ['2026-01-02', '2026-01-02']],
    ['2026-03-04', ['2026-03-04', '2026-01-02']],
  ] as const) {
    writeFileSync(path.join(folder, 'a.mdx'), day);
    commit(path.join(parent, 'followed'), day);
    const [noted = ''] = changes.findMissed();
    expect(await changes.update(path.join(folder, 'a.mdx'))).toBe(false);
    expect(await changes.update(noted)).toBe(true);
    expect([await findBoth(), changes.findMissed()]).toEqual([both, []]);
  }
});

it.each([true, false])('is not made up where the clone is shallow (%s)', async (isDev) => {
  const clone = path.join(parent, `clone-${isDev}`);
  execFileSync('git', ['clone', '-q', '--depth', '1', pathToFileURL(path.join(parent, 'own')).href, clone]);
  expect(await createChangeFinder(path.join(clone, 'docs'), { isDev }).find('a.mdx')).toBeUndefined();
});

it('is nothing without Git', async () => {
  const plain = path.join(parent, 'plain');
  mkdirSync(plain);
  expect(await createChangeFinder(plain, { isDev: false }).find('a.mdx')).toBeUndefined();
  expect(await createChangeFinder(path.join(parent, 'lost'), { isDev: true }).find('a.mdx')).toBeUndefined();
});

it('is asked for once in a build', async () => {
  const asked: string[] = [];
  const changes = createChangeFinder(root, {
    isDev: false,
    async *run(_, args) {
      asked.push(args[0] ?? '');
      if (args[0] === 'log') yield '\u00011780444800 abc\0\na.md';
      if (args[0] === 'log') yield 'x\0b.mdx\0';
    },
  });
  expect(await Promise.all(['a.mdx', 'b.mdx', 'c.mdx'].map((file) => changes.find(file)))).toEqual(['2026-06-03', '2026-06-03', undefined]);
  expect(asked).toEqual(['rev-parse', 'log']);
});
