import path from 'node:path';
import { beforeAll, expect, it, test } from 'vitest';
import { findNativePackage } from '../../native-package.ts';
import { createCompiler } from '../create-compiler.ts';
import type { CompileResult, Compiler } from '../create-compiler.ts';
import { loadNativeParser } from './create-native-parser.ts';
import type { NativeParser } from './create-native-parser.ts';

const OPTIONS = { dev: false, componentNames: ['Card', 'CodeBlock', 'Latex', 'Note', 'Step', 'Steps'] };
const reference = createCompiler(OPTIONS);
let native: Compiler;
let parse: NativeParser;
beforeAll(async () => {
  const found = await findNativePackage(path.resolve(import.meta.dirname, '../../..'));
  native = createCompiler({ ...OPTIONS, native: found });
  parse = await loadNativeParser(found);
});

/** Compiles a text both ways, and holds the results to be the same. */
async function compileBoth(text: string, file = 'page.mdx'): Promise<CompileResult> {
  const input = { file, text, isWritten: true };
  const { readBy, ...result } = await native.compile(input);
  expect(result).toEqual(await reference.compile(input));
  return { ...result, ...(readBy && { readBy }) };
}

test.each([
  [
    'text',
    '---\ntitle: A\n---\n\nOne *two* **three** `four` [five](/six "seven") ![e](/i.png) ~~nine~~\\\nc&amp;d\n\nhttps://a.example/b and e@f.example\n',
  ],
  ['lists, a table, a quote', '- a\n- [ ] b\n\n1. c\n\n   d\n\n| a | b |\n|:-|-:|\n| `c` | d \\| e |\n\n> [!NOTE]\n> text\n'],
  ['a footnote and a definition', 'a[^1] [b]\n\n[^1]: c\n\n[b]: /d "e"\n'],
  ['fences', '```js title="a.js" {1}\nlet a = {b: `c`};\n```\n\n~~~\nexport const a = 1\n~~~\n'],
  ['JSX', '<Card title="a &quot; b" href={`/c/${1 + 1}`} wide {...{ d: "}" }}>\n  Text <b>with *emphasis*</b>.\n</Card>\n'],
  ['attributes on lines', '- a\n\n  <Card\n    title="a"\n    items={[\n      { b: 1 },\n        { c: `}` },\n    ]}\n  />\n'],
  ['expressions', 'a {1 + 1} {"}"} {/* b */}\n\n{[1, 2].map((n) => (\n  <b key={n}>\n    {n}\n  </b>\n))}\n'],
  ['characters of two units', '# 😀 漢\n\n😀 a {"😀"} <Card title="😀" href={undeclared.name} />\n'],
  ['an imported name', 'import { Other } from "./other.jsx";\n\n<Other a={1} />\n'],
  ['dollars in code and a formula as a component', '`$a` and `b$`\n\n```sh\n$ a $b $c\n```\n\n<Latex>x^2</Latex>\n'],
  ['a container', ':::tip Title\na <b>c</b>\n:::\n'],
])('is read by the native parser, to the same page: %s', async (_, text) => {
  expect((await compileBoth(text)).readBy).toBe('native');
});

test.each([
  ['a formula', 'a $x^2$ b\n'],
  ['a module', 'export const a = 1;\n\n{a}\n'],
  ['a task that begins with no text', '- [ ] *a*\n'],
  ['an address behind a bracket', 'a [ www.example.com b\n'],
  ['an address behind a character of two units', '😀www.example.com\n'],
  ['a sign beside one', '**a:**😀 b\n'],
  ['elements on one line', '<Card title="a"/> <Card title="b"/>\n'],
  ['an escaped sign beside one', '\\**a**\n'],
  ['a head of another width', 'a: https://a.example/b| c | d |\n|-|-|\n| e | f |\n'],
  ['line endings of Windows', '# a\r\n\r\nb\r\n'],
  ['a definition far to the right', '- a\n\n      [b]: /c\n\n[b]\n'],
  ['strong text beside punctuation without spaces', '強調は**「重要」**のように\n'],
])('is left to the reference: %s', async (_, text) => {
  expect((await compileBoth(text)).readBy).toBe('reference');
});

test.each([
  '<Card>\n\na\n',
  '</Card>\n',
  'a {b\n',
  '{a b}\n',
  '<Card title=a />\n',
  '<Card {a} />\n',
  '<Card title={} />\n',
  '<Card>\n- </Card>\n',
  '- <Card\na="b" />\n',
  '<Card title="a" title="b" />\n',
  'a\n\nimport a from "b" c\n',
  '*<b>a*</b>\n',
  '<your-key> and <T>\n',
])('is told alike of a mistake: %j', async (text) => {
  expect((await compileBoth(text)).diagnostics).not.toEqual([]);
});

it('Markdown is left to the reference', async () => {
  expect((await compileBoth('# a <br> b\n\n<p>\n', 'page.md')).readBy).toBe('reference');
});

it.each([
  ['(', ')'],
  ['[', ']'],
  ['a=>', ''],
  ['!', ''],
  ['<b>', '</b>'],
])('thirty thousand of %s in each other do not end the process', (open, close) => {
  expect(parse(`{${open.repeat(30_000)}1${close.repeat(30_000)}}`)).toBeUndefined();
});
