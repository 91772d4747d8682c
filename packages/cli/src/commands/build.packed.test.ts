import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pc from 'picocolors';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createRandom } from '../../../../playground/harness/create-random.ts';
import { editSite, layOutSite } from '../../../../playground/harness/edit-site.ts';
import { garbleFolder } from '../../../../playground/harness/garble-folder.ts';
import { loadEntry } from '../../../../playground/harness/own-packages.ts';
import { readFolder } from '../../../../playground/harness/read-folder.ts';

const { runCli } = await loadEntry('octavo');

/** For a build beside many others (ms). */
const PATIENCE = 600_000;

let root: string;
let site: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'octavo-build-'));
  site = path.join(root, 'site');
  layOutSite(site);
  // The caches lie in it.
  mkdirSync(path.join(site, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => void vi.unstubAllGlobals());

async function build(folder = site): Promise<Record<string, string>> {
  const output: string[] = [];
  const keep = (text: string): void => void output.push(text);
  const terminal = { print: keep, printError: keep, colors: pc.createColors(false), isInteractive: false, isAnnotated: false };
  expect(await runCli(['build', folder, '--outDir', '../dist'], terminal), output.join('\n')).toBe(0);
  expect(output.join('\n')).toMatch(/built .* in .*\n {2}\d+ pages/);
  return readFolder(path.join(folder, '../dist'));
}

/** Builds a copy of the site that has no caches. */
async function buildFromNothing(): Promise<Record<string, string>> {
  const anew = path.join(root, 'anew/site');
  rmSync(path.dirname(anew), { recursive: true, force: true });
  cpSync(site, anew, { recursive: true, filter: (file) => path.basename(file) !== '.vite' });
  return build(anew);
}

const cacheOf = (name: string): string => path.join(site, 'node_modules/.vite', name);

it('compares and ends where nothing has changed, whatever has become of the output and the caches', { timeout: PATIENCE }, async () => {
  const before = await build();
  for (const name of ['octavo-pages-build', 'octavo-texts']) rmSync(cacheOf(name), { recursive: true });
  expect(await build()).toEqual(before);

  rmSync(path.join(root, 'dist'), { recursive: true });
  expect(await build()).toEqual(before);
  rmSync(path.join(root, 'dist/404.html'));
  expect(await build()).toEqual(before);
  // Nothing was compiled for it.
  expect(existsSync(cacheOf('octavo-pages-build'))).toBe(false);

  rmSync(path.join(root, 'dist'), { recursive: true });
  await garbleFolder(path.dirname(cacheOf('')), createRandom(7));
  expect(await build()).toEqual(before);
});

/** What each document of the last build was made from. */
function readDocumentKeys(): string[] {
  const names = readdirSync(cacheOf('octavo-documents'), { recursive: true, encoding: 'utf8' });
  const file = names.find((name) => name.endsWith('.json')) ?? '';
  const [, list = ''] = readFileSync(path.join(cacheOf('octavo-documents'), file), 'utf8').split('\n');
  return (JSON.parse(list) as [key: string, slice: object][]).map(([key]) => key);
}

it('renders and writes only the document whose text has changed', { timeout: PATIENCE }, async () => {
  appendFileSync(path.join(site, 'guides/second.mdx'), '\nOne sentence more.\n');
  const written = await build();
  const before = new Set(readDocumentKeys());
  const bundled = statSync(cacheOf('octavo-bundle.pack')).mtimeMs;
  appendFileSync(path.join(site, 'guides/second.mdx'), '\nAnd another one.\n');
  const changed = Object.entries(await build()).flatMap(([file, text]) => (written[file] === text ? [] : [file]));
  // What names the pages of the site does so in documents that React takes over.
  const documents = changed.filter(
    (file) => file.endsWith('.html') && !readFileSync(path.join(root, 'dist', file), 'utf8').includes('octavo-pages'),
  );
  expect(documents).toEqual(['guides/second/index.html']);
  // Nothing was bundled for it.
  expect(statSync(cacheOf('octavo-bundle.pack')).mtimeMs).toBe(bundled);
  const after = readDocumentKeys();
  expect(after).toHaveLength(before.size);
  expect(after.filter((key) => !before.has(key))).toHaveLength(1);
});

it('makes a page anew that may be other in each run, and no other document', { timeout: PATIENCE }, async () => {
  appendFileSync(path.join(site, 'guides/first.mdx'), '\nRound {globalThis.octavoRound}\n');
  vi.stubGlobal('octavoRound', 1);
  const written = await build();
  const before = readDocumentKeys();
  vi.stubGlobal('octavoRound', 2);
  const again = await build();
  const changed = Object.keys(again).filter((file) => file.endsWith('.html') && written[file] !== again[file]);
  expect(changed).toEqual(['guides/first/index.html']);
  expect(readDocumentKeys().toSorted()).toEqual(before.toSorted());
  // Of one edit most is kept, of many nearly all is made anew.
  expect(again).toEqual(await buildFromNothing());
});

it('writes what a build from nothing writes, whatever was edited', { timeout: PATIENCE }, async () => {
  const random = createRandom(1);
  const edits = Array.from({ length: 10 }, () => editSite(site, random));
  expect(await build(), edits.join(', ')).toEqual(await buildFromNothing());
});

it('writes of many pages, drawn while others are compiled, what it writes of a few at a time', { timeout: PATIENCE }, async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const many = path.join(root, 'many/site');
  mkdirSync(path.join(many, 'node_modules'), { recursive: true });
  mkdirSync(path.join(many, 'snippets'));
  writeFileSync(path.join(many, 'snippets/note.mdx'), 'From a **snippet**.');
  const texts = {
    plain: '# A\n\nText, `code` and [a link](/p1).\n\n```js\na();\n```',
    formula: '# B\n\n$$\na^2\n$$\n\n<Tabs><Tab title="x">y</Tab></Tabs>',
    module: 'import Note from "/snippets/note.mdx";\n\n# C\n\n<Note />',
    telling: '# D\n\n{console.log("drawn")}',
  };
  const pages = Array.from({ length: 70 }, (_, index) => `p${index + 1}`);
  writeFileSync(path.join(many, 'docs.json'), JSON.stringify({ name: 'Many', navigation: { pages } }));
  /** Writes the first pages, of which a few are modules and one tells of itself. */
  const write = (count: number, end: string): void => {
    for (const [index, name] of pages.slice(0, count).entries()) {
      const text = index === 0 ? texts.telling : [texts.plain, texts.formula, texts.plain, texts.module][index % 4];
      writeFileSync(path.join(many, `${name}.mdx`), `${text}\n\nPage ${name}${end}`);
    }
  };
  write(70, '.');
  await build(many);
  // So few are drawn after the bundles.
  write(40, ', edited.');
  const before = await build(many);
  rmSync(path.join(many, 'node_modules/.vite'), { recursive: true });
  log.mockClear();
  expect(await build(many)).toEqual(before);
  expect(log.mock.calls.flat().filter((text) => text === 'drawn')).toEqual(['drawn']);
});
