import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExtensionStore } from '../extension/extension-store.ts';
import type { ExtensionModule } from '../extension/extension-module.ts';
import { findNativePackage } from '../native-package.ts';
import { createCompileKey } from './compile-cache.ts';
import { createCompilePool } from './compile-pool.ts';
import type { CompilePool } from './compile-pool.ts';
import { createCompiler } from './create-compiler.ts';
import { renderCodeLooks } from './code/code-look.ts';

let root = '';
let pool: CompilePool;
const OPTIONS = { dev: false, componentNames: ['CodeBlock', 'Badge'] };

beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'octavo-steps-')));
  mkdirSync(path.join(root, 'node_modules'));
  symlinkSync(path.resolve(import.meta.dirname, '../../node_modules/unist-util-visit'), path.join(root, 'node_modules/unist-util-visit'));
  pool = createCompilePool(OPTIONS, { threads: () => 1 });
});
afterAll(async () => {
  await pool.close();
  rmSync(root, { recursive: true, force: true });
});

async function load(...texts: string[]): Promise<readonly ExtensionModule[]> {
  const names = texts.map((text, index) => {
    writeFileSync(path.join(root, `e${index}.ts`), text);
    return `./e${index}.ts`;
  });
  const store = createExtensionStore(names, { viteRoot: root, cacheDir: path.join(root, '.cache') });
  await store.ready();
  expect(store.diagnostics()).toEqual([]);
  return store.modules();
}

it('plugins of remark and rehype run in the threads, in the order of the extensions', async () => {
  const extensions = await load(
    `import { visit } from 'unist-util-visit';
     const shout = (options: { mark: string }) => (tree: any) => visit(tree, 'text', (node) => { node.value = node.value.toUpperCase() + options.mark; });
     export default { markdown: { remark: [[shout, { mark: '!' }]] } };`,
    `const add = () => (tree: any) => { tree.children.push({ type: 'element', tagName: 'h2', properties: { id: 'more' }, children: [{ type: 'text', value: 'More' }] }); };
     const ask = () => (tree: any, file: any) => { tree.children[0].children[0].value += '?'; file.message('Too loud', tree.children[0]); };
     export default { markdown: { remark: [ask], rehype: [add] } };`,
  );
  const { code, toc, diagnostics } = await pool.compile({ file: 'a.mdx', text: '---\ntitle: A\n---\n\nhello', extensions });
  expect(code).toContain('"HELLO!?"');
  expect(toc).toEqual([{ depth: 2, text: 'More', id: 'more' }]);
  expect(diagnostics).toMatchObject([{ code: 'extension/message', severity: 'warning', message: 'Too loud', file: 'a.mdx', line: 5 }]);
});

it('what a plugin makes something of is not told as shown as text', async () => {
  const extensions = await load(
    `import { visit } from 'unist-util-visit';
     const link = () => (tree: any) => visit(tree, 'text', (node, index, parent) => {
       const [before, after] = node.value.split('[[port]]');
       if (after !== undefined && parent.type !== 'link')
         parent.children.splice(index, 1, { type: 'text', value: before }, { type: 'link', url: '/port', children: [{ type: 'text', value: 'port' }] }, { type: 'text', value: after });
     });
     export default { markdown: { remark: [link] } };`,
  );
  const { diagnostics } = await pool.compile({ file: 'a.mdx', text: 'See [[port]] and [[quay]].', extensions });
  expect(diagnostics).toMatchObject([{ code: 'page/wiki-link', line: 1, column: 18 }]);
});

it('what a plugin throws names the extension, its file and its line; other extensions and pages are as they were', async () => {
  const extensions = await load(
    'const fail = () => () => {\n  throw new TypeError("no tree");\n};\nexport default { name: "acme", markdown: { rehype: [fail] } };',
  );
  const { code, diagnostics } = await pool.compile({ file: 'a.mdx', text: 'hello', extensions });
  expect(code).toBe('');
  expect(diagnostics).toMatchObject([{ code: 'extension/failed', file: path.join(root, 'e0.ts'), line: 2 }]);
  expect(diagnostics[0]?.message).toBe('Extension `acme`: no tree (while a.mdx was compiled)');
  expect((await pool.compile({ file: 'a.mdx', text: 'hello' })).code).not.toBe('');
});

it('transformers, languages and themes of Shiki have a hand in blocks of code', async () => {
  const extensions = await load(`
    const tally = { name: 'tally', scopeName: 'source.tally', aliases: ['tly'], patterns: [{ match: '\\\\|+', name: 'keyword' }] };
    const theme = (name: string, type: string, fg: string, key: string) => ({ name, type, fg, bg: '#000000', settings: [{ settings: { foreground: fg } }, { scope: 'keyword', settings: { foreground: key } }] });
    export default { markdown: { code: {
      languages: [tally],
      themes: { light: theme('l', 'light', '#111111', '#222222'), dark: theme('d', 'dark', '#333333', '#444444') },
      transformers: [{ pre(node: any) { this.addClassToHast(node, 'loud'); node.properties['data-meta'] = this.options.meta.__raw; }, line(node: any, line: number) { node.properties['data-line'] = line; } }],
    } } };`);
  const { code, classes } = await pool.compile({ file: 'a.mdx', text: '```tly {2} x=1\na |||\nb\n```', extensions });
  const html: unknown = JSON.parse(/html: ("(?:[^"\\]|\\.)*")/.exec(code)?.[1] ?? '""');
  expect(html).toBe(
    '<pre class="shiki shiki-111111-333333 loud" tabindex="0" data-meta="{2} x=1"><code><span class="line" data-line="1">a <span class="shiki-222222-444444">|||</span></span>\n' +
      '<span class="line" data-line="2" data-highlight="">b</span></code></pre>',
  );
  expect(renderCodeLooks(classes)).toContain('.shiki-222222-444444{--shiki-light:#222222;--shiki-dark:#444444}');
  const named = await pool.compile({
    file: 'a.mdx',
    text: '```js\nlet a\n```',
    extensions,
    codeThemes: { light: 'min-light', dark: 'nord' },
  });
  expect(named.code).not.toContain('111111');
});

it('the key of a compile knows what extensions are made of', async () => {
  const input = { file: 'a.mdx', text: 'hello' };
  const [one] = await load('export default { markdown: {} };');
  const [two] = await load('export default { markdown: { remark: [] } };');
  const keys = [undefined, one, two].map((module) => createCompileKey({ ...input, extensions: module && [module] }, OPTIONS));
  expect(new Set(keys).size).toBe(3);
});

it('plugins of extensions leave pages to the reference, whatever is installed', async () => {
  const native = await findNativePackage(path.resolve(import.meta.dirname, '../..'));
  const compiler = createCompiler({ ...OPTIONS, native });
  const read = async (text: string): Promise<unknown> =>
    (await compiler.compile({ file: 'a.mdx', text: 'hello', extensions: await load(text) })).readBy;
  expect(await read('export default { markdown: { code: { languages: [] }, remark: [] } };')).toBe('native');
  expect(await read('export default { markdown: { rehype: [() => () => undefined] } };')).toBe('reference for plugins');
  expect(await read('export default { markdown: { remark: () => [] } };')).toBe('reference for plugins');
});
