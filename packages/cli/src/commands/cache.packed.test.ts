import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pc from 'picocolors';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createRandom } from '../../../../playground/harness/create-random.ts';
import { layOutSite } from '../../../../playground/harness/edit-site.ts';
import { garbleFolder } from '../../../../playground/harness/garble-folder.ts';
import { loadEntry } from '../../../../playground/harness/own-packages.ts';
import { readFolder } from '../../../../playground/harness/read-folder.ts';
import { startCacheServer } from '../../../../playground/harness/start-cache-server.ts';
import type { CacheServer } from '../../../../playground/harness/start-cache-server.ts';

const { runCli } = await loadEntry('octavo');

/** For builds beside many others (ms). */
const PATIENCE = 600_000;

let root: string;
/** A build with a cache that has nothing, what it wrote, and what it sent there. */
let first: Built;
let whole: Record<string, string>;
let sent: CacheServer['files'];
let server: CacheServer;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'octavo-cache-'));
  layOutSite(path.join(root, 'site'));
  const empty = await startCacheServer();
  first = await build('first', '--cache', empty.address);
  whole = first.files;
  sent = empty.files;
  await empty.close();
}, PATIENCE);
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(async () => {
  server = await startCacheServer();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

interface Built {
  files: Record<string, string>;
  output: string;
}

/** Builds the site in a checkout of its own, as a machine that has no caches. */
async function build(machine: string, ...options: string[]): Promise<Built> {
  const folder = path.join(root, machine, 'site');
  rmSync(path.dirname(folder), { recursive: true, force: true });
  cpSync(path.join(root, 'site'), folder, { recursive: true });
  mkdirSync(path.join(folder, 'node_modules'));
  const lines: string[] = [];
  const keep = (text: string): void => void lines.push(text);
  // Vite's logger writes by itself.
  const warned = vi.spyOn(console, 'warn').mockImplementation((text: string) => keep(text));
  const terminal = { print: keep, printError: keep, colors: pc.createColors(false), isInteractive: false, isAnnotated: false };
  const code = await runCli(['build', folder, '--outDir', '../dist', ...options], terminal);
  warned.mockRestore();
  const output = lines.join('\n');
  expect(code, output).toBe(0);
  return { files: await readFolder(path.join(root, machine, 'dist')), output };
}

const count = (method: string): number => server.requests.filter(({ line }) => line.startsWith(method)).length;
const WARNING = /The cache at \S+ failed: .*The build continues without it/;

it('compiles nothing that another checkout has sent', { timeout: PATIENCE }, async () => {
  const keys = [...sent.keys()].filter((name) => name.startsWith('/ac/'));
  expect(keys.length).toBeGreaterThan(5);
  for (const [name, content] of sent) server.files.set(name, content);

  // What a machine makes, it sends: this one makes nothing.
  const second = await build('second', '--cache', server.address);
  expect(second.files).toEqual(whole);
  expect(count('PUT')).toBe(0);
  expect(new Set(server.requests.flatMap(({ line }) => (line.startsWith('GET /ac/') ? [line.slice(4)] : [])))).toEqual(new Set(keys));
  expect(first.output + second.output).not.toMatch(WARNING);
});

it('shares by a folder, which the environment may name', { timeout: PATIENCE }, async () => {
  const folder = path.join(root, 'shared');
  for (const [name, content] of sent) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  vi.stubEnv('OCTAVO_CACHE', folder);
  const made = await readFolder(folder);
  expect((await build('other')).files).toEqual(whole);
  expect(await readFolder(folder)).toEqual(made);

  await garbleFolder(folder, createRandom(5));
  const { files, output } = await build('third');
  expect(files).toEqual(whole);
  expect(output.match(new RegExp(WARNING, 'g'))).toHaveLength(1);
  // What was damaged is whole again.
  expect(await readFolder(folder)).toEqual(made);
});

// Where the server does not respond, a build is one without a cache.
it.each(['has other pages, or one page for several', 'does not respond'])(
  'writes the same site where the server %s',
  { timeout: PATIENCE },
  async (trouble) => {
    for (const [name, content] of sent) server.files.set(name, content);
    if (trouble.startsWith('has other pages')) meddleWithPages(server.files);
    if (trouble === 'does not respond') server.meddle = () => false;
    const { files, output } = await build('second', '--cache', server.address, '--cache-readonly', '--strict');
    expect(files).toEqual(whole);
    expect(output.match(new RegExp(WARNING, 'g'))).toHaveLength(1);
  },
);

/** Gives every other key an entry that is whole, with the right hash, and of another key; contents of the rest say something else. */
function meddleWithPages(files: CacheServer['files']): void {
  const results = [...files].filter(([name]) => name.startsWith('/ac/'));
  const [, one = Buffer.alloc(0)] = results[0] ?? [];
  for (const [index, [name]] of results.entries()) if (index % 2 === 1) files.set(name, one);
  const kept = one.toString('latin1');
  for (const [name, content] of files)
    if (!kept.includes(path.basename(name))) files.set(name, Buffer.from(content.toString('latin1').replaceAll('page', 'lies')));
}
