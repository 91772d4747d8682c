import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pc from 'picocolors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-check-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

async function run(...argv: string[]): Promise<{ code: number; output: string }> {
  const output: string[] = [];
  const keep = (text: string): void => void output.push(text);
  const terminal = { print: keep, printError: keep, colors: pc.createColors(false), isInteractive: false, isAnnotated: false };
  const [first] = argv;
  const target = first === undefined || first.startsWith('-') ? [folder] : [];
  return { code: await runCli(['check', ...target, ...argv], terminal), output: output.join('\n') };
}

const CONFIG = JSON.stringify({ name: 'T', navigation: [{ group: 'G', pages: ['index', 'other'] }] });

it('finds, fixes and counts; what is written badly fails under --strict only', async () => {
  write('docs.json', CONFIG);
  write('index.mdx', '---\r\ntitle: T\r\ndescription: d\r\n---\r\n\r\n### A\t\r\n\r\n![Two targets](/a.png)\r\n\r\n[to B](/other#B!)');
  write('other.mdx', '---\ntitle: O\ndescription: d\n---\n\n<h2 id="b">B</h2>\n\n<Expandable title="More">x</Expandable>\n\n[more](#more)');
  write('a.png', '');
  const before = await run('--json');
  const { diagnostics, summary } = JSON.parse(before.output);
  expect(summary).toEqual({ errors: 0, warnings: 0, style: 2, notes: 1, brokenLinks: { links: 0, targets: 0 }, fixable: 3 });
  expect(diagnostics.map(({ code, line }: { code: string; line: number }) => `${line} ${code}`)).toEqual([
    '6 style/heading-level',
    '8 style/image-frame',
    '10 site/hash-spelling',
  ]);
  expect(before.code).toBe(0);
  expect((await run('--strict')).code).toBe(1);

  const fixed = await run('--fix', '--strict');
  expect(fixed.output).toMatch(/^no problems; 3 fixed/);
  expect(fixed.code).toBe(0);
  expect(readFileSync(path.join(folder, 'index.mdx'), 'utf8')).toBe(
    '---\r\ntitle: T\r\ndescription: d\r\n---\r\n\r\n## A\t\r\n\r\n<Frame>\r\n  ![Two targets](/a.png)\r\n</Frame>\r\n\r\n[to B](/other#b)',
  );
});

it('places and fixes what stands behind a variable where it is written', async () => {
  write(
    'docs.json',
    JSON.stringify({
      name: 'T',
      variables: { tag: '<b>', product: 'The Great Product' },
      navigation: { pages: ['index', 'other', 'broken'] },
    }),
  );
  const text =
    '---\ntitle: T\ndescription: d\n---\n\n### A {{tag}}\n\n![{{product}}](/a.png)\n\n{{product}} {{tag}} [to B](/other#B!) [no](/none)\n';
  write('index.mdx', text);
  write('other.mdx', '---\ntitle: O\ndescription: d\n---\n\n<h2 id="b">B</h2>\n');
  write('broken.mdx', '---\ntitle: B\ndescription: d\n---\n\n{{product}} has {{tag}} <');
  write('a.png', '');
  const { output } = await run('--json', '--fix');
  const { diagnostics } = JSON.parse(output);
  const places = diagnostics.map(({ code, line, column, frame }: Record<string, string>) => [
    `${line}:${column} ${code}`,
    frame?.split('\n').find((one) => one.startsWith('>')),
  ]);
  expect(places).toEqual([
    ['6:26 page/syntax', '> 6 | {{product}} has {{tag}} <'],
    ['12:43 site/broken-link', '> 12 | {{product}} {{tag}} [to B](/other#b) [no](/none)'],
  ]);
  expect(readFileSync(path.join(folder, 'index.mdx'), 'utf8')).toBe(
    '---\ntitle: T\ndescription: d\n---\n\n## A {{tag}}\n\n<Frame>\n  ![{{product}}](/a.png)\n</Frame>\n\n{{product}} {{tag}} [to B](/other#b) [no](/none)\n',
  );
});

it('looks at one file alone, and fixes no other', async () => {
  const text = '---\ntitle: T\ndescription: d\n---\n\n### A\n\n[nowhere](/none)';
  write('docs.json', CONFIG);
  write('index.mdx', text);
  write('other.mdx', text);
  const { output, code } = await run(path.join(folder, 'other.mdx'), '--fix', '--json');
  expect(JSON.parse(output).diagnostics).toMatchObject([{ code: 'site/broken-link', file: 'other.mdx' }]);
  expect(code).toBe(0);
  expect(readFileSync(path.join(folder, 'index.mdx'), 'utf8')).toBe(text);
  expect(readFileSync(path.join(folder, 'other.mdx'), 'utf8')).toContain('\n## A');
});

it('finds the content of a vite.config that names it, whose own addresses are the app’s', async () => {
  write('index.html', '<p>app</p>');
  mkdirSync(path.join(folder, 'node_modules/@octavo'), { recursive: true });
  symlinkSync(fileURLToPath(new URL('../../../vite', import.meta.url)), path.join(folder, 'node_modules/@octavo/vite'));
  write('vite.config.mjs', "import { octavo } from '@octavo/vite'; export default { plugins: [octavo({ root: 'handbook' })] };");
  write('handbook/docs.json', CONFIG);
  write('handbook/index.mdx', '---\ntitle: T\ndescription: d\n---\n\n[app](/pricing) [broken](./nowhere)');
  write('handbook/other.mdx', '---\ntitle: T\ndescription: d\n---\n\nText.\n');
  const { code, output } = await run('--json');
  expect(output).toContain('"diagnostics"');
  expect(JSON.parse(output).diagnostics).toMatchObject([{ code: 'site/broken-link', file: 'index.mdx', line: 6, column: 26 }]);
  expect(code).toBe(0);
});

it('knows the headings of an API’s page, and does not judge its fields', async () => {
  const responses = { 200: { description: 'ok', content: { 'application/json': { schema: { properties: { id: {} } } } } } };
  const paths = {
    '/boats': { get: { summary: 'List', parameters: [{ in: 'query', name: 'page', schema: { type: 'integer' } }], responses } },
  };
  write('api.json', JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths }));
  write('docs.json', JSON.stringify({ name: 'T', openapi: 'api.json', navigation: [{ group: 'G', pages: ['index', 'own'] }] }));
  write(
    'own.mdx',
    '---\ntitle: Own\ndescription: d\nopenapi: GET /boats\n---\n\n## More\n\n[here](#more) [there](#responses) [gone](#nothing)\n',
  );
  const right = ['#query-parameters', '#responses', '#query.page', '#response-200', '#more'].map((hash) => `[x](/own${hash})`);
  write('index.mdx', `---\ntitle: T\ndescription: d\n---\n\n${right.join(' ')}\n\n[x](./own.mdx#body)\n`);
  const { diagnostics } = JSON.parse((await run('--json')).output);
  expect(diagnostics).toMatchObject([
    { code: 'site/broken-hash', file: 'index.mdx', line: 8 },
    { code: 'site/broken-hash', file: 'own.mdx', line: 9, column: 42 },
  ]);
});

it.each(['vite.config.ts', 'astro.config.mjs', 'nuxt.config.ts'])(
  'leaves the addresses of the app to it whose %s names the plugin',
  async (name) => {
    write('docs/docs.json', JSON.stringify({ name: 'T', navigation: [{ group: 'G', pages: ['index'] }] }));
    write('docs/index.mdx', '---\ntitle: T\ndescription: d\n---\n\n[Prices](/pricing) and [nothing](./nowhere)');
    const codes = async (): Promise<string[]> => {
      const { diagnostics } = JSON.parse((await run(path.join(folder, 'docs'), '--json')).output);
      return diagnostics.map(({ code }: { code: string }) => code);
    };
    expect(await codes()).toEqual(['site/broken-link', 'site/broken-link']);
    write(name, "import { octavo } from '@octavo/vite';");
    expect(await codes()).toEqual(['site/broken-link']);
  },
);

it('tells packages that are not installed, also of what a page imports', async () => {
  write('docs.json', CONFIG);
  write(
    'index.mdx',
    'import { useState } from "react"\nimport { lost } from "not-installed"\nimport Part from "/snippets/part.jsx"\nimport data from "./data.json"\n\n<Part of={data} />',
  );
  write('other.mdx', '---\ntitle: O\n---\n\nText');
  // What the bundler reads in its own way is no script.
  write('data.json', '{ "a": 1 }');
  write('snippets/part.module.css', '.part { color: red }');
  write(
    'snippets/part.jsx',
    'import { gone } from "@lost/package";\nimport styles from "./part.module.css";\nexport default function Part() {\n  return gone;\n}\n',
  );
  const { diagnostics } = JSON.parse((await run('--json')).output);
  const told = diagnostics.filter(({ code }: { code: string }) => code === 'page/missing-import' || code === 'page/script');
  expect(told.map(({ file, line, message }: Record<string, unknown>) => `${file}:${line} ${message}`)).toEqual([
    'index.mdx:2 Import not-installed not found; ignored.',
    'snippets/part.jsx:1 Import @lost/package not found; ignored.',
  ]);
});

it('finds a file of an extension at the address of a page, a list that fails, and the links that a plugin makes', async () => {
  write('index.html', '<p>app</p>');
  mkdirSync(path.join(folder, 'node_modules/@octavo'), { recursive: true });
  symlinkSync(fileURLToPath(new URL('../../../vite', import.meta.url)), path.join(folder, 'node_modules/@octavo/vite'));
  const octavo = "octavo({ root: 'handbook', extensions: ['./note.js'] })";
  write('vite.config.mjs', `import { octavo } from '@octavo/vite'; export default { plugins: [${octavo}] };`);
  const note = "{ name: 'note', list: () => [{ href: '/other', type: 'text/plain', read: () => '' }] }";
  const lost = "{ name: 'lost', list: () => { throw new Error('No list.'); } }";
  const plugin = "() => (tree) => void (tree.children[0].children[0].url = tree.children[0].children[0].url.replace('@', './'))";
  write('note.js', `export default { outputs: [${note}, ${lost}], markdown: { remark: [${plugin}] } };`);
  write('handbook/docs.json', CONFIG);
  write('handbook/index.mdx', '---\ntitle: T\ndescription: d\n---\n\n[other](@other)\n');
  write('handbook/other.mdx', '---\ntitle: O\ndescription: d\n---\n\n[lost](@lost)\n');
  const { code, output } = await run('--json');
  expect(JSON.parse(output).diagnostics).toMatchObject([
    { code: 'extension/conflict', message: expect.stringContaining('`/other`') },
    { code: 'extension/failed', message: 'Extension `note`: No list.' },
    { code: 'site/broken-link', message: expect.stringContaining('`./lost`'), file: 'other.mdx', line: 6, column: 1 },
  ]);
  expect(code).toBe(1);
});
