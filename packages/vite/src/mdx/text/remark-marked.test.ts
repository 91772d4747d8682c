import { COMPONENT_NAMES } from '@octavo/theme/internal/component-names';
import { expect, test } from 'vitest';
import { createCompiler } from '../create-compiler.ts';
import type { CompileInput } from '../create-compiler.ts';
import { findMarkedInput } from './remark-marked.ts';
import { writeMarked } from './write-marked.ts';

const compiler = createCompiler({ dev: false, componentNames: COMPONENT_NAMES });

const PAGES: [string, Partial<CompileInput> & { text: string }][] = [
  ['prose below frontmatter', { text: '---\ntitle: A\n---\n\nSome *text*, [a link](/b) and\n\n- a list\n  - in a list\n' }],
  ['a heading that is the title', { text: '# A title\n\n## A part\n\nText\n=====\n' }],
  [
    'JSX alone on its line, in a paragraph and around blocks',
    { text: '<Card title="A">\n  Text **here**\n</Card>\n\nA <Icon icon="x" /> b.\n' },
  ],
  ['expressions and exports', { text: 'export const port = "Dover";\n\nFrom {port}, {1 + 1} and {window.name}.\n' }],
  ['snippets, whose text is asked for', { text: 'import Port from "./port.mdx"\n\n<Port name="Dover" />\n\n<Snippet file="a.mdx" />\n' }],
  ['containers and alerts', { text: ':::tip Take care\n\nText\n\n:::\n\n> [!NOTE]\n> Text\n' }],
  ['code, tables and tasks', { text: '```ts a.ts {1}\nlet a = 1;\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n- [x] done\n' }],
  ['Markdown', { file: 'a.md', text: 'A <b>text</b>, 1 <5 and {x}.\n\n<div>\n\n*a*\n\n</div>\n' }],
  ['Markdown that is MDX', { file: 'a.md', text: 'import Port from "./port.mdx"\n\n<Card title="A">text</Card>\n' }],
  ['a page that nobody has checked', { isTrusted: false, text: 'A <script>alert(1)</script> {x}\n' }],
  ['dollars that are no formula', { text: 'From $5 to $10, `$a` or US$ and A$.\n\n```sh\necho "$a_1$" $$\n```\n' }],
  ['hidden signs and comments', { text: '<!-- a comment -->\n\n<br>\n\n## A {#b}\n\nText\n' }],
];

test.each(PAGES)('writes a page from its compiler’s tree as from its own: %s', async (_, { file = 'guides/a.mdx', ...page }) => {
  const input = { file, ...page };
  const { marked, code } = await compiler.compile({ ...input, isWritten: true });
  const wanted = findMarkedInput(input);
  expect(code).not.toBe('');
  expect(wanted).toBeDefined();
  expect(marked).toEqual(wanted && (await writeMarked(wanted)));
});

test.each([
  ['values of variables', { text: 'Text &#0000060;b>.\n' }],
  ['code from files', { text: '```ts file=a.ts\n```\n', codes: { 'a.ts': { code: 'let a;', language: 'ts' } } }],
  ['no text', { text: '---\ntitle: A\n---\n' }],
])('leaves a page with %s to be written by itself', (_, page) => {
  expect(findMarkedInput({ file: 'a.mdx', ...page })).toBeUndefined();
});

test('leaves a page with formulas, one that had to be repaired, and one that is not asked for', async () => {
  expect((await compiler.compile({ file: 'a.mdx', text: 'Text $a_1$ and $b_1$.\n', isWritten: true })).marked).toBeUndefined();
  expect((await compiler.compile({ file: 'a.mdx', text: '$$\na_1\n$$\n', isWritten: true })).marked).toBeUndefined();
  expect((await compiler.compile({ file: 'a.mdx', text: 'x <5\n', isWritten: true })).marked).toBeUndefined();
  expect((await compiler.compile({ file: 'a.mdx', text: 'Text\n' })).marked).toBeUndefined();
});
