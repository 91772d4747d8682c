import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createCompiler } from '../../mdx/create-compiler.ts';
import { joinImports } from './join-imports.ts';

const compiler = createCompiler({ dev: false, componentNames: ['Card'] });

async function find(snippet: string, element: string, part = 'part.mdx'): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'octavo-props-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'snippets'));
  writeFileSync(path.join(root, `snippets/${part}`), snippet);
  const { takes, exports } = await compiler.compile({ file: `snippets/${part}`, text: snippet, isPage: false });
  const text = `import Part from '/snippets/${part}'\n\n${element}\n`;
  const page = await compiler.compile({ file: 'a.mdx', text });
  const { diagnostics } = await joinImports(
    { name: 'a.mdx', text, page },
    { file: path.join(root, 'a.mdx'), root, findTarget: async () => ({ exports: new Set(exports), ...(takes && { takes }) }) },
  );
  return diagnostics.map(({ severity, line, column, message, hint }) => `${severity} ${line}:${column} ${message} ${hint}`);
}

it.each([
  ['Hello {nme}.', '<Part name="Ada" />', 'warning 3:7 /snippets/part.mdx does not use the prop `name` of <Part>. The snippet uses `nme`'],
  [
    'Hello {name}.',
    '<Part\n  nmae="Ada"\n/>',
    'warning 4:3 /snippets/part.mdx does not use the prop `nmae` of <Part>. The snippet uses `name`',
  ],
  [
    'Hello.',
    '<Snippet file="part.mdx" name="Ada" />',
    'info 3:26 /snippets/part.mdx does not use the prop `name` of <Snippet>. Write {name}',
  ],
])('tells of a prop that a snippet does not use: %s %s', async (snippet, element, told) => {
  expect(await find(snippet, element)).toEqual([expect.stringContaining(told)]);
});

it('says how a snippet of Markdown uses a prop', async () => {
  expect(await find('Hello {name}.', '<Part name="Ada" />', 'part.md')).toEqual([
    expect.stringMatching(/^warning 3:7 .* In a \.md file \{name\} is text: write \{props\.name\}/),
  ]);
  expect(await find('Hello {props.name}.', '<Part name="Ada" />', 'part.md')).toEqual([]);
});

it.each([
  ['Hello {name ?? "you"} and {props.town}.', '<Part name="Ada" town="Rye" key="a">Text</Part>'],
  ['{name}', '<Part name="Ada" />\n\n<Part name="Bob" />'],
  ['<Card {...props} />', '<Part name="Ada" />'],
  ['export const Own = (props) => <b {...props} />\n\n{name}', '<Part name="Ada" size="2" />'],
  ['<Card title={name} />\n\n{status && <b>{url.length}</b>}', '<Part name="Ada" status url="/b" />'],
])('tells nothing of what it uses, and of what nobody knows: %s', async (snippet, element) => {
  expect(await find(snippet, element)).toEqual([]);
});

async function findData(text: string): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'octavo-data-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, 'vars.json'), '{ "name": "Ada", "deep": { "a": 1 }, "list": ["x"] }');
  const page = await compiler.compile({ file: 'a.mdx', text: `import vars from '/vars.json'\n\n${text}\n` });
  const { diagnostics } = await joinImports(
    { name: 'a.mdx', text, page },
    { file: path.join(root, 'a.mdx'), root, findTarget: async () => ({ exports: 'any' }) },
  );
  return diagnostics.map(({ message, hint }) => `${message} ${hint}`);
}

it.each([
  ['Text {vars.nam}.', '`vars.nam` is not defined in /vars.json; nothing is shown. Did you mean `name`?'],
  ['<Card title={vars.deep.bee} />', '`vars.deep.bee` is not defined in /vars.json; nothing is shown. Add `bee` to the file'],
])('tells of a field that a JSON file lacks: %s', async (text, told) => {
  expect(await findData(text)).toEqual([expect.stringContaining(told)]);
});

it('tells nothing of fields that are there, that a page asks for, or of a value of its own', async () => {
  const texts = ['{vars.deep.a} {vars.list.length}', '{vars.nam ?? "x"} {vars.deep?.b}', '{vars.list.map((vars) => vars.nam)}'];
  expect(await findData(texts.join('\n\n'))).toEqual([]);
});

it('has components that a page imports from the package of the original', async () => {
  const text = "import { Card, Crad } from '@mintlify/components'\n\n<Card>a</Card>";
  const { code, usesNames, imports } = await compiler.compile({ file: 'a.mdx', text });
  expect(usesNames).toEqual(['Card']);
  expect(imports).toHaveLength(1);
  expect(code).not.toMatch(/import \{ Card/);
  const next = await compiler.compile({ file: 'a.mdx', text: "import Card from 'next/link'\n\n<Card>a</Card>" });
  expect([next.imports, next.usesNames]).toEqual([[], ['Card']]);
});
