import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createBuilder } from 'vite';
import type { BuildOptions, Plugin, ViteBuilder } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadEntry } from '../../../../playground/harness/own-packages.ts';
import type { OctavoOptions } from '../index.ts';
import type { SiteApi } from './site.ts';

const { octavo } = await loadEntry('@octavo/vite');

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-build-'));
  mkdirSync(path.join(folder, 'node_modules'));
  write('docs/docs.json', '{ "name": "Test", "navigation": [{ "group": "All", "pages": ["one", "two", "three"] }] }');
  for (const name of ['one', 'two', 'three']) write(`docs/${name}.mdx`, `---\ntitle: Page ${name}\n---\n\nText of ${name}.\n`);
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a build beside an app reads the site once and compiles each page once; the next one compiles none', async () => {
  write('index.html', '<script type="module" src="/main.js"></script>');
  write('main.js', 'import { name } from "react"; document.title = name;');
  write('like-react.js', 'export const name = "of the app";');
  expect(await build({ root: 'docs' })).toEqual({ loads: 1, compiled: 3 });
  expect(readFileSync(path.join(folder, 'dist/docs/two/index.html'), 'utf8')).toContain('Text of two.');
  const [script = ''] = readdirSync(path.join(folder, 'dist/assets'));
  expect(readFileSync(path.join(folder, 'dist/assets', script), 'utf8'), 'what the app means by React').toContain('of the app');
  expect(await build({ root: 'docs' })).toEqual({ loads: 1, compiled: 0 });
  write('docs/two.mdx', 'Another text, [lost](./nowhere).');
  const app = await createApp({ root: 'docs' });
  const told = vi.spyOn(app.config.logger, 'info');
  await app.buildApp();
  expect(readWork(app)).toEqual({ loads: 1, compiled: 1 });
  expect(told).toHaveBeenLastCalledWith(expect.stringMatching(/^docs built in .*dist.docs/));
  expect(findSite(app)?.summary()).toMatchObject({ warnings: 0, brokenLinks: { links: 1, targets: 1 } });
  expect(readFileSync(path.join(folder, 'dist/docs/two/index.html'), 'utf8')).toContain('Another text');
});

test('a site with errors leaves the app’s old output whole', async () => {
  write('index.html', '');
  await build({ root: 'docs' });
  const before = readdirSync(path.join(folder, 'dist'), { recursive: true }).toSorted();
  write('docs/two.mdx', '<Card>');
  await expect(build({ root: 'docs', strict: true })).rejects.toThrow('two.mdx');
  write('docs/docs.json', '{ "name": "Test", ');
  const app = await createApp({ root: 'docs' });
  await expect(app.buildApp()).rejects.toThrow('docs.json');
  expect(readWork(app), 'pages are not compiled for a site that cannot be').toMatchObject({ compiled: 0 });
  expect(readdirSync(path.join(folder, 'dist'), { recursive: true }).toSorted()).toEqual(before);
});

test('a name that the app wants too ends the build before it has written anything', async () => {
  write('index.html', '');
  write('dist/index.html', 'the last build');
  write('public/docs/one/index.html', 'the app’s own');
  await expect(build({ root: 'docs' })).rejects.toThrow('public/docs/one/index.html');
  expect(readdirSync(path.join(folder, 'dist'))).toEqual(['index.html']);
  expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toBe('the last build');
});

test('a name that has its file in a folder that Vite does not empty ends the build before the app is written', async () => {
  write('index.html', '<title>New</title>');
  write('dist/index.html', 'the last build');
  write('dist/docs/one/index.html', 'the app’s own');
  await expect(build({ root: 'docs' }, { emptyOutDir: false })).rejects.toThrow('dist/docs/one/index.html');
  expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toBe('the last build');
  expect(readdirSync(path.join(folder, 'dist'), { recursive: true })).toHaveLength(4);
});

test.each(['alongside', 'embedded'] as const)('a name that only the bundle of the app is known by stays the app’s: %s', async (mode) => {
  write('index.html', '<script type="module" src="/main.js"></script>');
  write('main.js', `import pier from './pier.svg?url';\ndocument.title = pier;\nif (pier === '') import('virtual:octavo/app');`);
  write('pier.svg', '<svg>of the app</svg>');
  write('docs/pier.svg', '<svg>of the docs</svg>');
  write('docs/one.mdx', '![Pier](/pier.svg)');
  const output = { assetFileNames: 'docs/[name][extname]' };
  await expect(build({ root: 'docs', mode }, { assetsInlineLimit: 0, rolldownOptions: { output } })).rejects.toThrow('docs/pier.svg');
  expect(readFileSync(path.join(folder, 'dist/docs/pier.svg'), 'utf8')).toBe('<svg>of the app</svg>');
  expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toContain('<script');
  expect(readdirSync(path.join(folder, 'dist/docs'))).not.toContain('llms.txt');
});

test('embedded docs with errors, or a name that the app wants too, leave the old output whole', async () => {
  write('index.html', '<script type="module" src="/main.js"></script>');
  write('main.js', "import('virtual:octavo/app');");
  write('docs/pier.svg', '<svg/>');
  write('docs/one.mdx', '![Pier](/pier.svg)');
  write('dist/index.html', 'the last build');
  const options = { root: 'docs', mode: 'embedded' } as const;
  write('public/docs/pier.svg', 'the app’s own');
  await expect(build(options)).rejects.toThrow('public/docs/pier.svg');
  rmSync(path.join(folder, 'public'), { recursive: true });
  write('docs/two.mdx', '<Card>');
  await expect(build({ ...options, strict: true })).rejects.toThrow('two.mdx');
  write('docs/docs.json', '{ "name": "Test", ');
  await expect(build(options)).rejects.toThrow('docs.json');
  expect(readdirSync(path.join(folder, 'dist'))).toEqual(['index.html']);
});

test('a page that does not compile, or throws, says so, and the rest is built', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  write('docs/docs.json', JSON.stringify({ name: 'Test', navigation: [{ group: 'All', pages: names }] }));
  write('docs/one.mdx', 'Text\n\n<Card>');
  write('docs/two.mdx', 'export const Own = () => <b>{window.location.href}</b>\n\nBefore.\n\n<Own/>');
  write('docs/three.mdx', "Text of three.\n\n{JSON.parse('{')}");
  write('docs/four.mdx', "export const start = (() => { throw new Error('no start'); })();\n\nText of four.");
  write('docs/five.mdx', "import Part from './four.mdx';\n\nBefore.\n\n<Part/>");
  write('docs/six.mdx', 'Text of six.');
  write('docs/seven.mdx', '<Cart>text</Cart>');
  await build({ root: 'docs' });
  const read = (name: string): string => readFileSync(path.join(folder, `dist/${name}/index.html`), 'utf8');
  expect(read('one')).toContain('Unclosed &lt;Card&gt;.');
  expect(read('one')).toContain('one.mdx:3:1');
  expect(read('two')).toContain('Before.');
  expect(read('two')).toContain('<template data-dgst="octavo"');
  expect(read('two')).not.toContain('data-octavo-render');
  for (const name of ['three', 'four', 'five']) expect(read(name)).toContain('data-octavo-render="browser"');
  expect(read('three')).toContain('octavo-title">Three</h1>');
  expect(read('four')).toContain('octavo-title">Four</h1>');
  expect(read('six')).toContain('Text of six.');
});

test.each([
  ['no start', "export const start = (() => { throw new Error('no start'); })();"],
  ['Cart', '<Cart>text</Cart>'],
])('a strict build fails with what it only tells of otherwise: %s', async (told, text) => {
  write('docs/two.mdx', text);
  await expect(build({ root: 'docs', strict: true })).rejects.toThrow(told);
});

test('a folder that holds something else keeps it; the one with the content is refused', async () => {
  const outDir = path.join(folder, '../', `${path.basename(folder)}-other`);
  cpSync(path.join(folder, 'docs'), outDir, { recursive: true });
  try {
    await build({ root: 'docs' }, { outDir });
    expect(readFileSync(path.join(outDir, 'one.mdx'), 'utf8')).toBe(readFileSync(path.join(folder, 'docs/one.mdx'), 'utf8'));
    expect(readFileSync(path.join(outDir, 'one/index.html'), 'utf8')).toContain('Text of one.');
    await expect(build({ root: 'docs' }, { outDir: folder })).rejects.toThrow('own source files');
  } finally {
    rmSync(outDir, { recursive: true });
  }
});

async function build(options: OctavoOptions, given?: BuildOptions): Promise<unknown> {
  const app = await createApp(options, given);
  await app.buildApp();
  return readWork(app);
}

function createApp(options: OctavoOptions, given: BuildOptions = {}): Promise<ViteBuilder> {
  // As Preact's plugin does it.
  const alias = { name: 'alias', config: () => ({ resolve: { alias: { react: path.join(folder, 'like-react.js') } } }) };
  const plugins = [alias, octavo(options)];
  return createBuilder({ root: folder, configFile: false, logLevel: 'silent', plugins, build: given }, null);
}

function readWork(app: ViteBuilder): unknown {
  return findSite(app)?.work();
}

function findSite({ config }: ViteBuilder): SiteApi | undefined {
  const site: Plugin<SiteApi> | undefined = config.plugins.find(({ name }) => name === 'octavo:site');
  return site?.api;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
