import { describe, expect, it } from 'vitest';
import { createCompiler } from '../create-compiler.ts';

const compiler = createCompiler({
  dev: false,
  componentNames: ['Note', 'Tip', 'Info', 'Warning', 'Danger', 'Check', 'Accordion', 'CodeBlock'],
});

/** The elements of a page in one line: `<Tip title="T"><p>a</p></Tip>`. */
async function outline(text: string, file = 'a.mdx'): Promise<string> {
  const { code, diagnostics } = await compiler.compile({ file, text });
  expect(diagnostics).toEqual([]);
  const calls = [
    ...code.matchAll(/_jsxs?\((?:_components\.)?("?[\w.]+"?), \{|title: "([^"]*)"|children: "([^"]*)"|(?<=\[|, )"((?:[^"\\]|\\.)*)"/g),
  ];
  return calls
    .map(
      ([, tag, title, child, inList]) =>
        tag ?? (title === undefined ? `'${(child ?? inList ?? '').replaceAll('\\n', '').trim()}'` : `[${title}]`),
    )
    .filter((part) => !/^(?:''|_Fragment|MDXLayout|_createMdxContent)$/.test(part))
    .join(' ');
}

describe('a box of another tool', () => {
  it.each([
    [':::tip\nA\n:::', "Tip p 'A'"],
    ['Before\n::: warning Mind the **gap**\n- a\n- b\n:::\nAfter', "p 'Before' Warning [Mind the gap] ul li 'a' li 'b' p 'After'"],
    [':::note[Own title]\n\nA\n\n:::', "Note [Own title] p 'A'"],
    ['::::info\nA\n:::tip\nB\n:::\nC\n::::\nD', "Info p 'A' Tip p 'B' p 'C' p 'D'"],
    ['::: details\nA\n:::', "Accordion [details] p 'A'"],
    ['!!! note "Own title"\n    A\n\n    B\n\nC', "Note [Own title] p 'A' p 'B' p 'C'"],
    ['??? danger\n    A\n\nB', "Accordion [danger] p 'A' p 'B'"],
    ['> [!NOTE]\n> A\n> B', "Note p 'AB'"],
    ['> [!tip]- Own title\n>\n> A', "Tip [Own title] p 'A'"],
    ['- a\n\n  :::tip\n  B\n  :::\n- c', "ul li p 'a' Tip p 'B' li p 'c'"],
  ])('%j', async (text, expected) => {
    expect(await outline(text)).toBe(expected);
    expect(await outline(text, 'a.md')).toBe(expected);
  });

  it.each([
    ['It is 10:30.', "p 'It is 10:30.'"],
    ['::: custom\nA\n:::', "p '::: customA:::'"],
    ['> [!x] A', "blockquote p '[!x] A'"],
    ['!!! wow', "p '!!! wow'"],
  ])('%j is none', async (text, expected) => expect(await outline(text)).toBe(expected));

  it('in code stays code', async () => {
    const { code } = await compiler.compile({ file: 'a.mdx', text: '```md\n:::tip\nA\n:::\n```' });
    expect(code).toContain(':::tip');
    expect(code).not.toContain('Tip');
  });

  it('keeps the lines of what it holds', async () => {
    const { diagnostics } = await compiler.compile({ file: 'a.mdx', text: ':::tip\nA\n\n{nobody}\n:::' });
    expect(diagnostics).toMatchObject([{ code: 'page/undefined-identifier', line: 4, column: 2 }]);
  });
});
