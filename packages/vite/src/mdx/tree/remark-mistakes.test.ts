import { describe, expect, it } from 'vitest';
import { createCompiler } from '../create-compiler.ts';

const compiler = createCompiler({ dev: false, componentNames: ['Card', 'CodeBlock', 'Note'] });

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
    ['<Card title="A" icon="b" title="B" />', 'page/repeated-attribute 1:1'],
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
  ])('%j is none', async (text) => expect(await find(text)).toEqual([]));

  it('are found in Markdown, too', async () => {
    expect(await find('```js\n    a()', 'a.md')).toEqual(['warning page/open-fence 1:1']);
    expect(await find('Text\n\n    ```\n    indented', 'a.md')).toEqual([]);
  });
});
