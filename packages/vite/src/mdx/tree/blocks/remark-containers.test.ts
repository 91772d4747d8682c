import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../create-compiler.ts';

const compiler = createCompiler({
  dev: false,
  componentNames: ['Note', 'Tip', 'Info', 'Warning', 'Danger', 'Check', 'Accordion', 'CodeBlock', 'CodeGroup', 'Tabs', 'Tab'],
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
    ['=== "A"\n\n    B\n\n=== "C"\n\n    D\n\nE', "Tabs Tab [A] p 'B' Tab [C] p 'D' p 'E'"],
    ['!!! note\n    A\n\n!!! tip\n    B', "Note p 'A' Tip p 'B'"],
    ['{% hint style="warning" %}\nA\n{% endhint %}', "Warning p 'A'"],
    [
      '{% tabs %}\n{% tab title="A" %}\nB\n{% endtab %}\n\n{% tab title="C" %}\nD\n{% endtab %}\n{% endtabs %}',
      "Tabs Tab [A] p 'B' Tab [C] p 'D'",
    ],
    ['Term\n: One *x*\n: Two\n\nOther\n: Three', "dl dt 'Term' dd 'One' em 'x' dd 'Two' dt 'Other' dd 'Three'"],
    ['- a\n\n  :::tip\n  B\n  :::\n- c', "ul li p 'a' Tip p 'B' li p 'c'"],
  ])('%j', async (text, expected) => {
    expect(await outline(text)).toBe(expected);
    expect(await outline(text, 'a.md')).toBe(expected);
  });

  it.each([
    ['It is 10:30.', "p 'It is 10:30.'"],
    ['> [!x] A', "blockquote p '[!x] A'"],
    ['Note\n:no space', "p 'Note:no space'"],
    ['A\nB\n: C', "p 'AB: C'"],
    ['=== A ===', "p '=== A ==='"],
    ['!!! wow', "p '!!! wow'"],
  ])('%j is none', async (text, expected) => expect(await outline(text)).toBe(expected));

  it('groups the fences in it, and fences side by side that are tabs', async () => {
    const groups = async (text: string): Promise<string[]> => {
      const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text });
      expect(diagnostics).toEqual([]);
      return [...code.matchAll(/_jsxs?\((Code\w+), \{|title: "([^"]*)"/g)].map(([, name, title]) => name ?? title ?? '');
    };
    const titled = ['CodeGroup', 'CodeBlock', 'a.js', 'CodeBlock', 'b.js'];
    expect(await groups('::: code-group\n\n```js [a.js]\n1\n```\n\n```js [b.js]\n2\n```\n\n:::')).toEqual(titled);
    expect(await groups('```js tab="a.js"\n1\n```\n\n```js tab="b.js"\n2\n```\n')).toEqual(titled);
    expect(await groups('```js tab="a.js"\n1\n```\n\nText\n\n```js\n2\n```\n')).toEqual(['CodeBlock', 'a.js', 'CodeBlock']);
  });

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
