import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pc from 'picocolors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Site } from '@octavo/core';
import { openSite } from '../check/open-checker.ts';
import { parseOptions } from '../options/parse-options.ts';
import { runCli } from '../run-cli.ts';
import { listChanges } from '../upgrade/list-changes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-upgrade-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const terminal = { print: () => {}, printError: () => {}, colors: pc.createColors(false), isInteractive: false, isAnnotated: false };

/** What readers find: every page, and the titles of each section's first level. */
async function readSite(): Promise<unknown> {
  const { api } = await openSite(folder, parseOptions({}));
  await api.ready();
  const { pages, sections } = api.site();
  return {
    pages: Object.values(pages)
      .filter(({ isHidden }) => !isHidden)
      .map(({ href }) => href)
      .toSorted(),
    sections: sections.map(({ home, navigation }) => [home, navigation.map((item) => item.title)]),
  };
}

it('keeps the pages that an API of the whole site has in one of its parts', async () => {
  const operation = (tag: string): object => ({ summary: `List ${tag}`, tags: [tag], responses: { 200: { description: 'ok' } } });
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
  const api = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/boats': { get: operation('Boats') } } };
  write('a.json', JSON.stringify(api));
  write('b.json', JSON.stringify({ ...api, paths: { '/piers': { get: operation('Piers') } } }));
  write('index.md', '# Start');
  write('guide.md', '# Guide');
  write('piers.mdx', '---\nopenapi: b.json GET /piers\n---\n');
  write(
    'mint.json',
    JSON.stringify({
      name: 'T',
      favicon: '/f.svg',
      colors: { primary: '#123456' },
      openapi: ['/a.json', '/b.json'],
      anchors: [{ name: 'Guides', url: 'guide' }],
      navigation: [{ group: 'G', pages: ['index', 'guide', 'piers'] }],
    }),
  );
  const before = await readSite();
  expect(before).toMatchObject({ pages: ['/', '/api-reference/boats/list-boats', '/guide', '/piers'] });
  expect(await runCli(['upgrade', folder, '--yes'], terminal)).toBe(0);
  expect(existsSync(path.join(folder, 'mint.json'))).toBe(false);
  expect(readFileSync(path.join(folder, 'docs.json'), 'utf8')).toContain('"anchors"');
  expect(await readSite()).toEqual(before);
});

async function openFolder(): Promise<Site> {
  const { api } = await openSite(folder, parseOptions({}));
  await api.ready();
  return api.site();
}

it('leaves every page of a whole site with its navigation and its choices', async () => {
  cpSync(new URL('../../../../docs-example', import.meta.url), folder, {
    recursive: true,
    filter: (source) => !/node_modules|dist|\.octavo/.test(source),
  });
  const before = await openFolder();
  expect(before.sections.length).toBeGreaterThan(5);
  expect(await runCli(['upgrade', folder, '--yes'], terminal)).toBe(0);
  expect(listChanges(before, await openFolder())).toEqual([]);
});

it('says what has no place in the new file, and what is another', async () => {
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
  mkdirSync(path.join(folder, 'api'));
  for (const page of ['start', 'api/a', 'lost']) write(`${page}.md`, `# ${page}`);
  write(
    'docs.json',
    JSON.stringify({
      name: 'T',
      favicon: '/f.svg',
      colors: { primary: '#123456' },
      versions: ['v2', 'v1'],
      tabs: [
        { name: 'API', url: 'api' },
        { name: 'None', url: 'none' },
      ],
      navigation: [{ group: 'G', pages: ['start', 'api/a'] }],
    }),
  );
  const printed: string[] = [];
  expect(await runCli(['upgrade', folder], { ...terminal, print: (line) => printed.push(line) })).toBe(0);
  expect(printed.slice(1)).toEqual([
    expect.stringContaining('Omitted: The tab "None"'),
    expect.stringMatching(/^The tabs, anchors or groups around 1 page have changed: check \/lost\./),
  ]);
});

it('shows what it would write, and keeps the old file until somebody agrees', async () => {
  const text = '{\n  "name": "T",\n  "colors": { "primary": "#123456" },\n  "navigation": [{ "group": "G", "pages": ["index"] }]\n}\n';
  writeFileSync(path.join(folder, 'index.md'), '# Start');
  writeFileSync(path.join(folder, 'mint.json'), text);
  const run = async (option: string[], answer?: boolean): Promise<string> => {
    const printed: string[] = [];
    const asked = { isInteractive: answer !== undefined, confirm: async () => answer === true };
    const print = (line: string): void => void printed.push(line);
    expect(await runCli(['upgrade', folder, ...option], { ...terminal, ...asked, print })).toBe(0);
    return printed.join('\n');
  };
  const shown = await run(['--dry-run']);
  expect(shown).toContain('\n-  "navigation": [{ "group": "G", "pages": ["index"] }]\n');
  expect(shown).toContain('\n+  "theme": "mint"');
  expect(existsSync(path.join(folder, 'docs.json'))).toBe(false);

  expect(await run([])).toContain('mint.json is kept and no longer read');
  rmSync(path.join(folder, 'docs.json'));
  expect(await run([], false)).toContain('is kept');
  expect(readFileSync(path.join(folder, 'mint.json'), 'utf8')).toBe(text);
  rmSync(path.join(folder, 'docs.json'));
  expect(await run([], true)).toContain('Removed ');
  expect(existsSync(path.join(folder, 'mint.json'))).toBe(false);
});
