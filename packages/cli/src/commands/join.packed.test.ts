import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pc from 'picocolors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../../../playground/harness/create-random.ts';
import { layOutSite } from '../../../../playground/harness/edit-site.ts';
import { garbleFolder } from '../../../../playground/harness/garble-folder.ts';
import { loadEntry } from '../../../../playground/harness/own-packages.ts';
import { readFolder } from '../../../../playground/harness/read-folder.ts';

const { runCli } = await loadEntry('octavo');

/** For builds beside many others (ms). */
const PATIENCE = 600_000;

let root: string;
beforeAll(() => void (root = mkdtempSync(path.join(tmpdir(), 'octavo-join-'))));
afterAll(() => rmSync(root, { recursive: true }));

/** What is drawn once, by whichever shard has the page. */
const DRAWN = '\n```ts\nconst parcel = 1;\n```\n\n```mermaid\ngraph TD; A --> B\n```\n\n$$\nx^2\n$$\n';

interface Run {
  code: number;
  output: string;
}

async function run(...argv: string[]): Promise<Run> {
  const lines: string[] = [];
  const keep = (text: string): void => void lines.push(text);
  const terminal = { print: keep, printError: keep, colors: pc.createColors(false), isInteractive: false, isAnnotated: false };
  const code = await runCli(argv, terminal);
  return { code, output: lines.join('\n') };
}

async function mustRun(...argv: string[]): Promise<void> {
  const { code, output } = await run(...argv);
  expect(code, output).toBe(0);
}

/** A checkout of a machine of its own: the site without caches. */
function checkOut(site: string, name: string): string {
  const folder = path.join(root, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, { recursive: true, filter: (file) => !/[\\/](?:node_modules|dist|\.vite|\.octavo)$/.test(file) });
  mkdirSync(path.join(folder, 'node_modules'));
  return folder;
}

/** As on another machine. A shard of generated pages alone leaves none. */
function forgetCaches(folder: string): void {
  rmSync(path.join(folder, 'node_modules/.vite'), { recursive: true, force: true });
}

async function buildShards(folder: string, shards: string, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    forgetCaches(folder);
    await mustRun('build', folder, '--shard', `${index}/${count}`, '--outDir', path.join(shards, String(index)));
  }
}

const listEntries = (folder: string, cache: string): string[] => {
  const directory = path.join(folder, 'node_modules/.vite', cache);
  const texts = readdirSync(directory).map((name) => readFileSync(path.join(directory, name), 'utf8'));
  return texts.flatMap((text) => text.match(/^[\da-f]+(?= )/gm) ?? []);
};

const listShared = (shards: string): Set<unknown> => {
  const files = readdirSync(shards).map((name) => readFileSync(path.join(shards, name, 'entries.jsonl'), 'utf8'));
  return new Set(files.flatMap((text) => text.split('\n').flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as unknown[])[1]]))));
};

interface Joined {
  /** The checkout, and the folder of its shards. */
  folder: string;
  shards: string;
  joined: Record<string, string>;
  /** What one build writes. */
  whole: Record<string, string>;
  /** What was compiled for it that no shard had compiled. */
  compiled: string[];
}

/** Builds a site in shards and joins them, and builds it whole. */
async function joinShards(site: string, count: number): Promise<Joined> {
  const name = path.basename(site);
  const folder = checkOut(site, `${name}-checkout`);
  const shards = path.join(root, `${name}-shards`);
  await buildShards(folder, shards, count);

  forgetCaches(folder);
  await mustRun('join', shards, '--outDir', path.join(root, `${name}-joined`));
  const joined = await readFolder(path.join(root, `${name}-joined`));
  const made = listShared(shards);
  const compiled = ['octavo-pages-build', 'octavo-texts'].flatMap((cache) => listEntries(folder, cache).filter((key) => !made.has(key)));

  forgetCaches(folder);
  await mustRun('build', folder, '--outDir', path.join(root, `${name}-whole`));
  return { folder, shards, joined, whole: await readFolder(path.join(root, `${name}-whole`)), compiled };
}

it('joins three shards, whatever was damaged on their way', { timeout: PATIENCE }, async () => {
  const site = path.join(root, 'small');
  layOutSite(site);
  appendFileSync(path.join(site, 'guides/second.mdx'), DRAWN);
  const { folder, shards, joined, whole, compiled } = await joinShards(site, 3);
  expect(joined).toEqual(whole);
  expect(compiled).toEqual([]);

  // What is damaged costs time.
  forgetCaches(folder);
  const said = new Map(readdirSync(shards).map((one) => [one, readFileSync(path.join(shards, one, 'octavo-shard.json'))]));
  await garbleFolder(shards, createRandom(7));
  for (const [one, bytes] of said) writeFileSync(path.join(shards, one, 'octavo-shard.json'), bytes);
  for (const one of said.keys()) writeFileSync(path.join(shards, one, 'entries.jsonl'), 'not a line\n[1]\n', { flag: 'a' });
  await mustRun('join', shards, '--outDir', path.join(root, 'again'));
  expect(await readFolder(path.join(root, 'again'))).toEqual(joined);
});

it('refuses shards that are missing, there twice, or of other pages', { timeout: PATIENCE }, async () => {
  const site = path.join(root, 'refused');
  layOutSite(site);
  mkdirSync(path.join(site, 'node_modules'));
  const shard = (name: string): string => path.join(root, 'parts', name);
  for (const index of [1, 2]) await mustRun('build', site, '--shard', `${index}/2`, '--outDir', shard(String(index)));

  const missing = await run('join', shard('1'));
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('Shard 2/2 is missing.') });
  cpSync(shard('1'), shard('copy'), { recursive: true });
  const doubled = await run('join', shard('1'), shard('2'), shard('copy'));
  expect(doubled).toMatchObject({ code: 1, output: expect.stringContaining('Shard 1/2 was passed twice') });

  const page = path.join(site, 'guides/first.mdx');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, `${text}\nOne sentence more.\n`);
  const here = await run('join', shard('1'), shard('2'));
  expect(here).toMatchObject({ code: 1, output: expect.stringContaining('Shard 1/2 and this checkout differ in the pages.') });
  await mustRun('build', site, '--shard', '2/2', '--outDir', shard('2'));
  const mixed = await run('join', shard('1'), shard('2'));
  expect(mixed).toMatchObject({ code: 1, output: expect.stringContaining('Shard 2/2 and Shard 1/2 differ in the pages.') });

  expect(await run('join')).toMatchObject({ code: 2, output: expect.stringContaining('needs the folders of the shards') });
  expect(await run('join', site)).toMatchObject({ code: 2, output: expect.stringContaining(`No shards found in \`${site}\`.`) });
});
