import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSite, parseConfig } from '@octavo/core';
import type { Site } from '@octavo/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arrangeSite } from './arrange-site.ts';
import type { OutputSource } from './output.ts';
import { createExtensionStore } from './extension-store.ts';
import type { ExtensionStore } from './extension-store.ts';
import { readListed } from './read-listed.ts';

const SOURCE: OutputSource = {
  base: '/',
  toUrl: (href) => href,
  readChanges: () => ({ find: async () => undefined }),
  readBody: () => '',
  readMarkdown: async () => '',
};

let root = '';
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'octavo-extension-')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

async function open(...specifiers: string[]): Promise<ExtensionStore> {
  const store = createExtensionStore(specifiers, { viteRoot: root, cacheDir: path.join(root, '.cache') });
  await store.ready();
  return store;
}

function createEmptySite(): Site {
  const { config } = parseConfig('{"name":"A","navigation":[]}', 'docs.json');
  if (config === undefined) throw new Error('The config must parse.');
  return createSite({ config, pages: [] });
}

async function readOutputs(store: ExtensionStore): Promise<string[]> {
  const lists = await Promise.all(store.outputs().map((output) => readListed(output.list(createEmptySite(), SOURCE))));
  return Promise.all(lists.flat().map(async ({ href, read }) => `${href} ${String(await read())}`));
}

const OUTPUT = (text: string): string =>
  `outputs: [{ name: 'note', async *list() { yield { href: 'note.txt', type: 'text/plain', read: () => ${text} }; } }]`;

describe('an extension', () => {
  it('is TypeScript with files of its own, and JSON', async () => {
    write('data.json', '{"a":1}');
    write(
      'lib/text.ts',
      "import data from '../data.json';\nexport const text: string = `a is ${data.a} in ${import.meta.url.split('/').at(-1)}`;",
    );
    write('docs.ts', `import { text } from './lib/text';\nexport default { ${OUTPUT('text')} };`);
    const store = await open('./docs.ts');
    expect(store.diagnostics()).toEqual([]);
    expect(await readOutputs(store)).toEqual(['/note.txt a is 1 in text.ts']);
    expect([...store.files()].map((file) => path.relative(root, file)).toSorted()).toEqual(['data.json', 'docs.ts', 'lib/text.ts']);
  });

  it('has another hash for each state of its files, and of the packages that it imports', async () => {
    const hashes = new Set<string>();
    const look = async (): Promise<void> => void hashes.add((await open('docs.ts')).modules()[0]?.hash ?? '');
    write('docs.ts', "import { b } from 'b';\nimport c from './c.ts';\nexport default { name: b + c };");
    write('c.ts', 'export default 1;');
    write('node_modules/b/package.json', '{"name":"b","version":"1.0.0","type":"module","exports":{"import":"./i.js"}}');
    write('node_modules/b/i.js', "export const b = 'b';");
    await look();
    await look();
    expect(hashes.size).toBe(1);
    write('c.ts', 'export default 2;');
    await look();
    write('node_modules/b/package.json', '{"name":"b","version":"1.0.1","type":"module","exports":{"import":"./i.js"}}');
    await look();
    expect(hashes.size).toBe(3);
  });

  it('knows the files that it reads beside it', async () => {
    const read = "readFileSync(new URL('./data.txt', import.meta.url), 'utf8')";
    write('docs.ts', `import { readFileSync } from 'node:fs';\nexport default { ${OUTPUT(read)} };`);
    write('data.txt', 'one');
    const store = await open('./docs.ts');
    expect(store.files().has(path.join(root, 'data.txt'))).toBe(true);
    write('data.txt', 'two');
    expect([await store.reload(), await readOutputs(store)]).toEqual([true, ['/note.txt two']]);
  });

  it('follows a file of data that it names in any way, which stays a file of the site', async () => {
    const read = "readFileSync(join(import.meta.dirname, '../data/ports.json'), 'utf8')";
    write('lib/docs.ts', `import { readFileSync } from 'node:fs';\nimport { join } from 'node:path';\nexport default { ${OUTPUT(read)} };`);
    write('data/ports.json', '[1]');
    const store = await open('./lib/docs.ts');
    const file = path.join(root, 'data/ports.json');
    expect([store.follows(file), store.files().has(file), store.findMissed()]).toEqual([true, false, []]);
    write('data/ports.json', '[2, 3]');
    expect(store.findMissed()).toEqual([file]);
    expect([await store.reload(), await readOutputs(store)]).toEqual([true, ['/note.txt [2, 3]']]);
  });

  it('may be a package, whose own files are part of its hash', async () => {
    write('node_modules/@a/b/package.json', '{"name":"@a/b","version":"1.0.0","type":"module","exports":"./i.js"}');
    write('node_modules/@a/b/i.js', `import { text } from './text.js';\nexport default { ${OUTPUT('text')} };`);
    write('node_modules/@a/b/text.js', "export const text = 'one';");
    const store = await open('@a/b');
    expect([store.modules()[0]?.name, await readOutputs(store)]).toEqual(['@a/b', ['/note.txt one']]);
    write('node_modules/@a/b/text.js', "export const text = 'two';");
    expect([await store.reload(), await readOutputs(store)]).toEqual([true, ['/note.txt two']]);
    expect(await store.reload()).toBe(false);
  });
});

describe('a fault of an extension has its name, file and line', () => {
  it.each([
    ['a syntax error', 'export default {\n  name: ,\n};', { message: 'Extension `docs`: Unexpected token', line: 2, column: 9 }],
    ['what it throws', 'const a: number = 1;\nthrow new Error(`no ${a}`);', { message: 'Extension `docs`: no 1', line: 2 }],
    [
      'a lost import',
      "\nimport a from './gone.ts';\nexport default a;",
      { message: 'Extension `docs`: Cannot find `./gone.ts`.', line: 2, column: 16 },
    ],
    ['no default export', 'export const a = 1;', { message: 'Extension `docs`: It has no default export.' }],
    [
      'an unknown field',
      'export default { markdwon: {} };',
      { message: 'Extension `docs`: Unknown field `markdwon`.', hint: 'Did you mean `markdown`?' },
    ],
    [
      'a wrong type',
      'export default { outputs: {} };',
      { message: 'Extension `docs`: The field `outputs` must be a list, but it is an object.' },
    ],
    [
      'a plugin outside of a list',
      'export default { markdown: { remark: 3 } };',
      { message: 'Extension `docs`: The field `markdown.remark` must be a list or a function, but it is a number.' },
    ],
    [
      'an output without a list',
      "export default { outputs: [{ name: 'a', lst() {} }] };",
      { message: 'Extension `docs`: The field `outputs.0.list` must be a function, but it is missing.' },
    ],
    [
      'a component that is not there',
      "export default {\n  components: { Header: './gone.tsx' },\n};",
      { message: 'Extension `docs`: `components.Header` refers to `./gone.tsx`, which does not exist.', line: 2, column: 17 },
    ],
    ['pages that are no list', 'export default { pages: () => 3 };', { message: 'Extension `docs`: `pages` must return a list of pages.' }],
    [
      'a page without a path',
      "export default { pages: () => [{ path: 'a', text: 'A' }, { pth: 'b', text: 'B' }] };",
      { message: 'Extension `docs`: Page 2: `path` must be a string, such as `reference/parse`.' },
    ],
    [
      'a component that is no path',
      'export default { components: { Header: () => null } };',
      { message: 'Extension `docs`: The field `components.Header` must be a text, but it is a function.' },
    ],
  ])('%s', async (_, text, expected) => {
    write('docs.ts', text);
    const store = await open('./docs.ts');
    expect(store.modules()).toEqual([]);
    expect(store.diagnostics()).toMatchObject([
      { code: 'extension/broken', severity: 'error', file: path.join(root, 'docs.ts'), ...expected },
    ]);
  });

  it('a missing module', async () => {
    const store = await open('./gone.ts');
    expect(store.diagnostics()).toMatchObject([{ code: 'extension/not-found', message: 'Extension `gone`: No such file or package.' }]);
    write('gone.ts', 'export default {};');
    expect(store.files().has(path.join(root, 'gone.ts'))).toBe(true);
    expect([await store.reload(), store.diagnostics()]).toEqual([true, []]);
  });

  it('what a function throws, while the last good state stays', async () => {
    write('docs.ts', 'export default {\n  head(page: { href: string }) {\n    throw new Error(`not ${page.href}`);\n  },\n};');
    const store = await open('./docs.ts');
    const page = { href: '/a', file: 'a.mdx', title: 'A', frontmatter: {}, headings: [], links: [], sections: [], isHidden: false };
    expect(store.head(page, createEmptySite(), SOURCE)).toEqual([]);
    expect(store.diagnostics()).toMatchObject([{ message: 'Extension `docs`: not /a', file: path.join(root, 'docs.ts'), line: 3 }]);
    write('docs.ts', "export default { head: () => [{ tag: 'meta', attributes: { name: 'a', content: 'b' } }] };");
    await store.reload();
    write('docs.ts', 'export default {');
    expect(await store.reload()).toBe(false);
    expect(store.head(page, createEmptySite(), SOURCE)).toHaveLength(1);
    expect(store.diagnostics()).toMatchObject([{ code: 'extension/broken', line: 1 }]);
  });
});

it.each([
  ["[{ tag: 'title', content: 'A' }]", '`tag` is not one of link, meta, script, style'],
  ["[{ tag: 'meta', attributes: { name: 5 } }]", '`attributes` are not all strings'],
  ["{ tag: 'meta' }", 'must return a list'],
])('names the extension whose head gives %s, and leaves it out', async (given, message) => {
  write('docs.ts', `export default { head: () => (${given}) };`);
  const store = await open('./docs.ts');
  const page = { href: '/a', file: 'a.mdx', title: 'A', frontmatter: {}, headings: [], links: [], sections: [], isHidden: false };
  expect(store.head(page, createEmptySite(), SOURCE)).toEqual([]);
  expect(store.diagnostics()).toMatchObject([{ code: 'extension/failed', message: expect.stringContaining(message) }]);
});

it('arranges config and pages in the order of the extensions; one that fails leaves them as they are', async () => {
  const add = (name: string): string =>
    `export default { arrange: ({ config }) => ({ config: { ...config, navigation: [...config.navigation, { group: '${name}', pages: [] }] } }) };`;
  write('a.ts', add('A'));
  write('b.ts', 'export default { arrange() {\n throw new Error("no groups"); } };');
  write('c.ts', add('C'));
  const store = await open('./a.ts', './b.ts', './c.ts');
  const { config } = arrangeSite({ config: createEmptySite().config, pages: [], files: [] }, store.arrangers());
  expect(config.navigation).toMatchObject([{ group: 'A' }, { group: 'C' }]);
  expect(store.diagnostics()).toMatchObject([{ code: 'extension/failed', file: path.join(root, 'b.ts'), line: 2 }]);
});

it('an output that fails is told until it no longer does', async () => {
  write('data.txt', '');
  write(
    'docs.ts',
    `import { readFileSync } from 'node:fs';
const read = () => readFileSync(new URL('./data.txt', import.meta.url), 'utf8') || fail();
const fail = () => {
  throw new Error('no data');
};
export default { ${OUTPUT('read()')} };`,
  );
  const store = await open('./docs.ts');
  await expect(readOutputs(store)).rejects.toThrow('no data');
  expect(store.diagnostics()).toMatchObject([{ code: 'extension/failed', message: 'Extension `docs`: no data', line: 4 }]);
  write('data.txt', 'one');
  expect(await readOutputs(store)).toEqual(['/note.txt one']);
  expect(store.diagnostics()).toEqual([]);
});

it('is called by its file or its folder, and two of one name are told', async () => {
  for (const file of ['acme/extension.ts', 'other/acme/index.ts', 'extension.ts']) write(file, 'export default {};');
  const store = await open('./acme/extension.ts', './other/acme/index.ts', './extension.ts');
  expect(store.modules().map(({ name }) => name)).toEqual(['acme', 'acme', 'extension']);
  expect(store.diagnostics()).toMatchObject([
    { code: 'extension/conflict', severity: 'warning', file: path.join(root, 'other/acme/index.ts') },
  ]);
});

it('two extensions that give what there can be only one of are named both', async () => {
  const text = "export default { markdown: { code: { themes: { light: 'min-light', dark: 'nord' } } } };";
  write('a.ts', text);
  write('b.ts', text);
  const [found] = (await open('./a.ts', './b.ts')).diagnostics();
  expect(found).toMatchObject({ code: 'extension/conflict', file: path.join(root, 'b.ts') });
  expect(found?.message).toContain('`a` and `b` both define `markdown.code.themes`');
});
