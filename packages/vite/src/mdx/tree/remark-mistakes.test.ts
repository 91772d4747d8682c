import { describe, expect, it } from 'vitest';
import { createCompiler } from '../create-compiler.ts';

const compiler = createCompiler({ dev: false, componentNames: ['Card', 'CodeBlock', 'CodeGroup', 'Note', 'Tip'] });

async function find(text: string, file = 'a.mdx'): Promise<string[]> {
  const { diagnostics } = await compiler.compile({ file, text });
  return diagnostics.map(({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`);
}

describe('mistakes that Markdown shows without a word', () => {
  it.each([
    ['Text\n\n```js\na()\n\nMore', 'page/open-fence 3:1'],
    ['- a\n\n  ~~~\n  b', 'page/open-fence 3:3'],
    ['```', 'page/open-fence 1:1'],
    ['See [guide]().', 'page/empty-link 1:5'],
    ['![]()', 'page/empty-link 1:1'],
    ['One\ntwo [a][nope].', 'page/lost-reference 2:5'],
    ['See [a](/b c) there.', 'page/spaced-address 1:5'],
    ['| A | B |\n| - | - |\n| 1 | 2 | 3 |', 'page/table-columns 3:1'],
    ['| A | B |\n| --- |\n| 1 | 2 |', 'page/table-columns 2:1'],
    ['<Card title="A" icon="b" title="B" />', 'page/repeated-attribute 1:26'],
    ['One[^1] two[^x].\n\n[^1]: Note.', 'page/lost-reference 1:12'],
    ['See (the guide)[/guide].', 'page/reversed-link 1:5'],
    ['A&nbps;B &copy; &amp;nbps;', 'page/unknown-entity 1:2'],
    [':::wraning Careful\nText\n:::', 'page/unknown-container 1:1'],
    ['::: custom\nA\n:::', 'page/unknown-container 1:1'],
    ['Text\n\n!!! nott "A"\n    b', 'page/unknown-container 3:1'],
    ['> [!NOTICE]\n> Text', 'page/unknown-container 1:3'],
    [':::tip\n\nText', 'page/open-container 1:1'],
    ['##Heading\n\nText', 'page/lost-heading 1:1'],
    ['A\n\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d\n\nE', 'page/merge-conflict 3:1'],
    ['Caf\uFFFD', 'page/encoding 1:4'],
    ['+++\ntitle = "A"\n+++\n\nText', 'page/toml 1:1'],
  ])('%j', async (text, expected) => expect(await find(text)).toEqual([`warning ${expected}`]));

  it.each([
    '```js\na()\n```',
    '> ```\n> a\n> ```',
    '- a\n  ```\n  b\n  ```',
    '````md\n```\n````',
    '[a](/b) ![c](/d.png) [e][f]\n\n[f]: /g',
    'a[0][1], `[a][b]` and \\[a][b]',
    '| A | B |\n| :- | -: |\n| 1 |',
    '| a \\| b | C |\n| - | - |\n| `1` | 2 |',
    'a | b',
    '[a](/b "c d") [a](</b c>) `[a](/b c)` [see](what you get)',
    '<Note>a</Note>',
    '<a href="">b</a>',
    'A [^a-z] of f(a)[0], `(a)[/b]` and AT&T; \\[^1]',
    ':::tip\nText\n:::\n\n> [!NOTE] A\n> b\n\n::: code-group\n```js\na\n```\n:::',
    '#hashtag and ##### \n\n## A',
    '```diff\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d\n```',
    '10:30 ::: !!! x\n\n!!! wow\n\n> [!x] A',
  ])('%j is none', async (text) => expect(await find(text)).toEqual([]));

  it('is a note where code has no colors', async () => {
    expect(await find('```javascirpt\na\n```\n\n```mylang\nb\n```\n\n```\nc\n```')).toEqual(['info page/unknown-language 1:1']);
  });

  it('shows both versions of a conflict', async () => {
    const { code } = await compiler.compile({ file: 'a.mdx', text: '<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> b\n' });
    expect([code.includes('ours'), code.includes('theirs'), code.includes('HEAD'), code.includes('h1')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('are found in Markdown, too', async () => {
    expect(await find('```js\n    a()', 'a.md')).toEqual(['warning page/open-fence 1:1']);
    expect(await find('Text\n\n    ```\n    indented', 'a.md')).toEqual([]);
  });
});
