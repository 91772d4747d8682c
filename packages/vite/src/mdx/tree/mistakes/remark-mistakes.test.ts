import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../create-compiler.ts';

const compiler = createCompiler({
  dev: false,
  componentNames: [
    'Accordion',
    'AccordionGroup',
    'Card',
    'CodeBlock',
    'CodeGroup',
    'RequestExample',
    'Note',
    'Steps',
    'Step',
    'Tab',
    'Tabs',
    'Tip',
  ],
});

async function find(text: string, file = 'a.mdx'): Promise<string[]> {
  const { diagnostics } = await compiler.compile({ file, text });
  return diagnostics.map(({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`);
}

describe('a component that asks for a browser', () => {
  it.each([
    "export const A = () => {\n  if (typeof document === 'undefined') return null;\n  return <b />;\n};",
    "export function A() {\n  if (typeof window === 'undefined') {\n    return null;\n  } else { return <b />; }\n}",
    "export const A = () => {\n  const [n] = useState(typeof window === 'undefined' ? 1 : innerWidth);\n  return <b>{n}</b>;\n};",
    "export const A = () =>\n  <b>{typeof navigator !== 'undefined' && navigator.platform}</b>;",
  ])('%j is told', async (text) => {
    expect(await find(`${text}\n\n<A />`)).toEqual([expect.stringMatching(/^info page\/browser-difference 2:\d+$/)]);
  });

  it.each([
    "export const A = () => {\n  useEffect(() => {\n    if (typeof window === 'undefined') return;\n  }, []);\n  return <b onClick={() => typeof window === 'undefined' || go()} />;\n};",
    "export const isBrowser = () => (typeof window === 'undefined' ? 'no' : 'yes');\nexport const A = () => <b>{isBrowser()}</b>;",
    "export const A = ({ x }) => <b>{typeof x === 'string' ? x : 'y'}</b>;",
  ])('%j is not', async (text) => {
    expect((await find(`${text}\n\n<A />`)).filter((one) => one.includes('difference'))).toEqual([]);
  });
});

describe('mistakes that Markdown shows without a word', () => {
  it.each([
    ['Text\n\n```js\na()\n\nMore', 'page/open-fence 3:1'],
    ['- a\n\n  ~~~\n  b', 'page/open-fence 3:3'],
    ['```', 'page/open-fence 1:1'],
    ['See [guide]().', 'page/empty-link 1:5'],
    ['Text\n\n<style>\n.a { color: red\n</style>', 'page/bad-style 3:1'],
    ['See [guide](https://).', 'page/empty-link 1:5'],
    ['| A | B |\n| - | - |\n| 1 | 2 |\n\n| 3 | 4 |', 'page/table-columns 5:1'],
    ['| A | B |\n| \u2014 | \u2014 |\n| 1 | 2 |', 'page/table-columns 1:1'],
    ['[TOC]', 'page/wiki-link 1:1'],
    ['<AccordionGroup>\nText\n\n<Accordion title="A">b</Accordion>\n</AccordionGroup>', 'page/lost-tab 2:1'],
    ['```js hightlight={1}\na\n```', 'page/unknown-prop 1:1'],
    ['```js tittle="A b"\na\n```', 'page/unknown-prop 1:1'],
    ['```js Showlinenumbers\na\n```', 'page/unknown-prop 1:1'],
    ['Look: ! [a b](/a.png)', 'page/spaced-address 1:9'],
    ['| A | B |\n| - | - |\n| 1 | - x\n- y |\n| 2 | z |', 'page/table-columns 3:1'],
    ['| A | B |\n| - | - |\n| 1 | x\ny |', 'page/table-columns 3:1'],
    ['| A | B |\n| - | - |\n| 1 | `x | null` |', 'page/table-columns 3:1'],
    ['```js\na();\nconst b = “c”;\n```', 'page/typographic-code 3:11'],
    ['```sh\nnpm i –save a\n```', 'page/typographic-code 2:7'],
    ["export const a = 'b';\n\n<a />", 'page/unknown-component 3:1'],
    ['[a](mail:b@c.d)', 'page/empty-link 1:1'],
    ['* One\n*Two\n* Three', 'page/lost-list 2:1'],
    ['@[youtube](abc)', 'page/wiki-link 1:1'],
    ['%[https://a.b]', 'page/wiki-link 1:1'],
    ['A sentence.\n---\nMore', 'page/lost-heading 2:1'],
    ['Steps:\n2. One\n3. Two', 'page/lost-list 2:1'],
    ['This is ***very bold** text.', 'page/lost-emphasis 1:9'],
    ['This is **very bold*** text.', 'page/lost-emphasis 1:22'],
    ['**Note:**text', 'page/lost-emphasis 1:1'],
    ['![alt] (/a.png)', 'page/spaced-address 1:1'],
    ['A &amp B', 'page/unknown-entity 1:3'],
    ['A &#x2014 B', 'page/unknown-entity 1:3'],
    ['See [a](https://a.b/c_(d) there', 'page/open-link 1:5'],
    ['See [a](https://a.b/c_(d) and there)', 'page/spaced-address 1:5'],
    ['Call [us](tel 123).', 'page/spaced-address 1:6'],
    ['Call [us](tel:+1 23 4).', 'page/spaced-address 1:6'],
    ['![a](/b.png =200x100)', 'page/spaced-address 1:1'],
    ['| A | B |\n| - | - |\n| 1 | 2 |\nText', 'page/table-columns 4:1'],
    ["Import A from '/a.mdx'", 'page/syntax 1:1'],
    ["Text\n  import A from '/a.mdx';", 'page/syntax 2:3'],
    ['Write to [us](mailto: a@b.c).', 'page/spaced-address 1:10'],
    ['```js {3-1}\na\nb\nc\n```', 'page/missing-line 1:1'],
    ['```js highlight={2-1}\na\nb\n```', 'page/missing-line 1:1'],
    ['```js lines=2-3\na\nb\nc\n```', 'page/missing-line 1:1'],
    ['<script>\nlet open = ;\n</script>', 'site/script-syntax 2:12'],
    ['Text <script type="module">import a from</script>', 'site/script-syntax 1:41'],
    ['@import "notes.md"', 'page/wiki-link 1:1'],
    ['!INCLUDE "notes.mdx"', 'page/wiki-link 1:1'],

    ['Text\n--8<-- "notes.md"', 'page/wiki-link 2:1'],
    ['[!INCLUDE [Notes](notes.md)]', 'page/wiki-link 1:1'],
    ['![Logo](https://github.com/a/b/blob/main/logo.png)', 'page/picture-page 1:1'],
    ['<img src="https://drive.google.com/file/d/1a/view" alt="" />', 'page/picture-page 1:1'],
    ['![]()', 'page/empty-link 1:1'],
    ['One\ntwo [a][nope].', 'page/lost-reference 2:5'],
    ['See [a](/b c) there.', 'page/spaced-address 1:5'],
    ['See [a guide] (/b) there.', 'page/spaced-address 1:5'],
    ['One[^1].\n\n[^1]: Note.\n\n[^2]: Lost.', 'page/unused-footnote 5:1'],
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
    ['export default ({ title }) => <b>{title}</b>;\n\nText', 'page/lost-text 1:1'],
    ['##Heading\n\nText', 'page/lost-heading 1:1'],
    ['Text\n##Heading', 'page/lost-heading 2:1'],
    ['#\u00A0Heading', 'page/lost-heading 1:1'],
    ['Text\n\n\u200B## Heading', 'page/lost-heading 3:1'],
    ['See [[guide]].', 'page/wiki-link 1:5'],
    ['See ![[boat.png|300]].', 'page/wiki-link 1:5'],
    ['A\n\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d\n\nE', 'page/merge-conflict 3:1'],
    ['See ![a][nope].', 'page/lost-reference 1:5'],
    ['See [nope][].', 'page/lost-reference 1:5'],
    ['See [](/b).', 'page/empty-link 1:5'],
    ['Done :tada: now', 'page/emoji-name 1:6'],
    ['A <a>b</a>', 'page/missing-prop 1:3'],
    ['<img src="a.png" alt="" width="abc" />', 'page/prop-value 1:1'],
    ['Text\n| A | B |\n| 1 | 2 |', 'page/table-columns 2:1'],
    ['This is ** bold ** text', 'page/lost-emphasis 1:9'],
    ['**bold **, text', 'page/lost-emphasis 1:1'],
    ['-one\n-two', 'page/lost-list 1:1'],
    ['-\u00A0one', 'page/lost-list 1:1'],
    ['Term\n:Definition without a space', 'page/lost-list 2:1'],
    ['See (https://a.b/c)[a guide].', 'page/reversed-link 1:5'],
    ['A\n\n{() => 1}', 'page/render 3:1'],
    [' ---\ntitle: A\n---\n\nText', 'frontmatter/no-fence 1:1'],
    ['<Tabs>\n<Tab title="A">1</Tab>\n<Tab title="A">2</Tab>\n</Tabs>', 'page/duplicate-tab 3:1'],
    ['-\u00A0one\n-\u00A0two', 'page/lost-list 1:1'],
    ['> 1.One\n> 2.Two', 'page/lost-list 1:3'],
    ['Text\n\n---\ntitle: Late\nicon: a\n---\n\nMore', 'frontmatter/late 3:1'],
    ['Run `npm install now.', 'page/open-code 1:5'],
    ['`npm install` or `npm', 'page/open-code 1:18'],
    ['```js {1,2\na\n```', 'page/open-fence 1:7'],
    ['```js title="a\na\n```', 'page/open-fence 1:13'],
    ['<iframe src="http://example.com/a" />', 'page/refused-frame 1:9'],
    ['<RequestExample>\nText\n\n```js\na\n```\n</RequestExample>', 'page/lost-tab 2:1'],
    ['One\n\\(a^2\\) and `\\(b^2\\)`', 'page/lost-math 2:1'],
    ['\\[\na = b\n\\]', 'page/lost-math 1:1'],
    ['\\(\\alpha\\)', 'page/lost-math 1:1'],
    ['This is ==marked== text', 'page/lost-emphasis 1:9'],
    ['<Tab title="A">b</Tab>', 'page/lost-tab 1:1'],
    ['<Tabs>\n<Tab title="A">b</Tab>\n\nText\n</Tabs>', 'page/lost-tab 4:1'],
    ['<Tabs>\n<Tab title="A">b</Tab>\n<Tab title="A">c</Tab>\n</Tabs>', 'page/duplicate-tab 3:1'],
    ['<CodeGroup>\n```js\na\n```\n\n```js {1}\nb\n```\n</CodeGroup>', 'page/duplicate-tab 6:1'],
    ['<CodeGroup>\n```sh npm\na\n```\n\n```bash npm\nb\n```\n</CodeGroup>', 'page/duplicate-tab 6:1'],
    ['<CodeGroup>\nText\n\n```js\na\n```\n</CodeGroup>', 'page/lost-tab 2:1'],
    ['<Steps>\n<Step title="A">b</Step>\n\nText\n</Steps>', 'page/lost-tab 4:1'],
    ['Text\n\n##\n\nMore', 'page/empty-heading 3:1'],
    ['This is **important,\nand more.', 'page/open-emphasis 1:9'],
    ['<Tabs>\n<Tab icon="a">b</Tab>\n</Tabs>', 'page/missing-prop 2:1'],
    ['<Tabs>A<Tab title="B">c</Tab></Tabs>', 'page/lost-tab 1:7'],
    ['<Tabs>\n```js\na\n```\n<Tab title="B">c</Tab>\n</Tabs>', 'page/lost-tab 2:1'],
    ['- [] one\n- [ ] two', 'page/lost-list 1:3'],
    ['1. [x]two', 'page/lost-list 1:4'],
    ['####### Deep', 'page/lost-heading 1:1'],
    ['This is ~~gone~ now.', 'page/open-emphasis 1:9'],
    ['This is ~~gone now.', 'page/open-emphasis 1:9'],
    ['This is ~gone~~ now.', 'page/open-emphasis 1:9'],
    ['```js\na; // [!code ++]\nb; // [!code+]\n```', 'page/unknown-mark 3:7'],
    ['<note>a</note>', 'page/unknown-component 1:1'],
    ['<codegroup>\na\n</codegroup>', 'page/unknown-component 1:1'],
    ['<iframe src="https://youtu.be/a-b" />', 'page/refused-frame 1:9'],
    ['+++\ntitle = "A"\n+++\n\nText', 'page/toml 1:1'],
    ['This is __bold, and more.', 'page/open-emphasis 1:9'],
    ['__Note that more follows.', 'page/open-emphasis 1:1'],
    ['This is *italic text, and more.', 'page/open-emphasis 1:9'],
    ['See [a guide] (https://a.b/c) there.', 'page/spaced-address 1:5'],
    ['See (a guide)[https://a.b/c] there.', 'page/reversed-link 1:5'],
    ['A &nbsp B', 'page/unknown-entity 1:3'],
    ['<Step title="A">b</Step>', 'page/lost-tab 1:1'],
    ['<img alt="A" />', 'page/missing-prop 1:1'],
    ['<iframe src="" />', 'page/missing-prop 1:1'],
    ['<video></video>', 'page/missing-prop 1:1'],
    ['title: Start\nicon: a\n\nText', 'frontmatter/no-fence 1:1'],
    ['--\ntitle: Start\n--\n\nText', 'frontmatter/no-fence 1:1'],
    ['See [the guide](/a for more.', 'page/open-link 1:5'],
    ['See [the guide](/a "for more).', 'page/open-link 1:5'],
    ['See [it](https://a.b/c for more.', 'page/open-link 1:5'],
    ['See [us](mailto:).', 'page/empty-link 1:5'],
    ['The value $$x^2 is open.', 'page/lost-math 1:11'],
    ['Here x^2^ is shown.', 'page/lost-signs 1:7'],
    ['Water is H~2~O.', 'page/lost-signs 1:11'],
    ['Put it in __init__.', 'page/lost-signs 1:11'],
    ['Put it in __parts__.py', 'page/lost-signs 1:11'],
    ['- one\n-two\n-three', 'page/lost-list 2:1'],
    ["Run:\n\n'''sh\nnpm i\n'''", 'page/open-fence 3:1'],
    ['Items:\n-one\n-two', 'page/lost-list 2:1'],
    ['\u2022 one\n\u2022 two', 'page/lost-list 1:1'],
  ])('%j', async (text, expected) => expect(await find(text)).toEqual([`warning ${expected}`]));

  it.each([
    '```js\na()\n```',
    '\u2022 one<br />\n\u2022 two',
    'Options:\n-v and more',
    '__get reads a property',
    '> ```\n> a\n> ```',
    '- a\n  ```\n  b\n  ```',
    '````md\n```\n````',
    '[a](/b) ![c](/d.png) [e][f]\n\n[f]: /g',
    'a[0][1], `[a][b]` and \\[a][b]',
    'Types: \\[app-2\\] and \\(port\\)',
    '| A | B |\n| :- | -: |\n| 1 |',
    '| A |\n| - |\nText',
    '| a \\| b | C |\n| - | - |\n| `1` | 2 |',
    'a | b',
    '[a](/b "c d") [a](</b c>) `[a](/b c)` [see](what you get)',
    '<Note>a</Note>',
    '- [x] (/a) one [maybe] (see /b) [a guide] (or /c) f[12] (/d)',
    '<a href="">b</a> <svg><a xlink:href="#a"><text>b</text></a></svg>',
    'A [^a-z] of f(a)[0], `(a)[/b]` and AT&T; \\[^1]',
    ':::tip\nText\n:::\n\n> [!NOTE] A\n> b\n\n::: code-group\n```js\na\n```\n:::',
    'Call +[country code][number] [](#b)',
    'An array int[3][], 2 ** 3 ** 4, **a** and **b** c, f(**kwargs, **more)',
    '| a | b |\n\n| c |',
    'The rest (**kwargs of f) and **options here, a file **/a.js, a price** and \\**b c',
    '<Steps>\n<Step title="A">b</Step>\n{/* c */}\n<Step title="D">e</Step>\n</Steps>',
    '```js {1,2-99}\na\n```',
    'Keys \\`a and ``x` y`` and `z`, the key ` on the left, rock`n`roll',
    '```js {1,2} title="a" c="{d}"\na\n```',
    '<Tabs>\n<Tab title="A">b</Tab>\n</Tabs>',
    '<frame></frame> <cards>a</cards>',
    '<iframe src="https://www.youtube.com/embed/a" />',
    '---\n\n## title: a',
    '-one line\n\n-5\n-6',
    'Use: **`a`** \\[**`--b`**=_`c`_\\], or \\[`key`\\].',
    '~~a~~ b, ~c~ and ~5 of ~/d, a ~~5 c',
    '- [](#a) []string, [x] two\n- [ ]  \n- [x] done',
    '```js\na; // [!code focus:2]\n[!note]\n```\n\n```md\n// [!code+]\n```',
    '<CodeGroup>\n```js A\na\n```\n</CodeGroup>',
    '```mylang\na\n```\n\n```hpp\na\n```\n\n```log\na\n```\n\n```st\na\n```',
    '#hashtag and ##### \n\n## A',
    '[a](/b) and (see [c](#d)), __Parts__ of it, ~gone~ and 2^3^4, kill $$ now',
    'Escaped \\[\\[a b\\]\\] brackets',
    '```js Twoslash example showLineNumbers\na\n```',
    '```js Title expand theme="x" {1} lines startLine=2 file="a.js"\na\n```',
    '! [a](/b) and Wow! [a](/a.png)',
    '| A | B |\n| - | - |\n| 1 | x\n| 2 | y\n\nText |',
    '```js\nconst a = "“b”"; // “c”\n```\n\n```sh\necho \'it’s\' # –a\nls a – b\n```\n\n```text\n“a”\n```',
    'export const a = \'b\';\n\n<a href="#b">{a}</a> <p>c</p>',
    '```diff\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d\n```',
    'The *, __typename of __Type, a __dirname and x, ?a=1&copy=2 https://a.b/?c&copy',
    '\\*Prices without tax, Name* and *a note',
    '<img {...{}} /> <video><source src="a.mp4" /></video> <a id="b" />',
    '- one -two\n  -three\n  -four',
    'Text\n\ntitle: Start',
    '![a](https://github.com/a/b/blob/main/logo.png?raw=true) ![b](https://github.com/a/b/raw/main/logo.png)',
    'export default ({ children }) => <b>{children}</b>\n\nText',
    'export default (props) => <b {...props} />\n\nText',
    'export default () => <b>All</b>\n',
    'Words \\(such as these\\) and \\[a b\\], \\(CDR\\)',
    '10:30 ::: !!! x\n\n!!! wow\n\n> [!x] A',
    '<script>\nwindow.a = 1;\n</script>',
    '<script type="application/ld+json">{`{ "a": 1 }`}</script>',
    '<script type="text/plain">no = ;</script>',
    // Read in one way alone: a pattern that has two for each brace takes minutes.
    `<script ${'{...{}} '.repeat(40)}data-a="</script" />`,
    'Use @import "theme.css" in it.',
    '```js lines=true {1-1}\na\n```',
    '| A | B |\n| - | - |\n| 1 | 2 | |',
    'Install\n---\nMore',
    'In version 2.\n3. is not a list',
    '***both*** and **bold *italics* in it**',
    'Marked* **with** a star, 2 ** 3, \\***bold**',
    '* One\n*two* of it\n* Three',
  ])('%j is none', async (text) => expect(await find(text)).toEqual([]));

  it('tells of a block that holds another', async () => {
    const { diagnostics } = await compiler.compile({ file: 'a.mdx', text: '```md\n```js\na()\n```\n```\n\nMore' });
    expect(diagnostics.map(({ line, hint }) => `${line} ${hint}`)).toEqual([
      '5 The block on line 1 contains another block, whose end closed it. Open and close the outer block with ````.',
    ]);
  });

  it('is a note where code has no colors', async () => {
    expect(await find('```javascirpt\na\n```\n\n```mylang\nb\n```\n\n```\nc\n```')).toEqual(['info page/unknown-language 1:1']);
    expect(await find('```jss\na\n```\n\n```bsah\nb\n```\n\n```jsn\nc\n```')).toHaveLength(3);
  });

  it('is a note where a line is marked that is not there', async () => {
    expect(await find('```js {1,9}\na\n```')).toEqual(['info page/missing-line 1:1']);
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
    expect(await find('<note>a</note>\n\n1 < 2', 'a.md')).toEqual(['warning page/unknown-component 1:1']);
    expect(await find('```js\n    a()', 'a.md')).toEqual(['warning page/open-fence 1:1']);
    expect(await find('Text\n\n    ```\n    indented', 'a.md')).toEqual([]);
    expect(await find('<!-- <script setup>\nimport a from "b"\n</script> -->\n\nText', 'a.md')).toEqual([]);
  });
});

it('tells of what is imported and not used', async () => {
  const imports = "import A, { B, c } from '/snippets/a.jsx'\n\n";
  expect(await find(`${imports}<A />`)).toEqual(['info page/unused-import 1:13', 'info page/unused-import 1:16']);
  expect(await find(`${imports}<A.Part><B /></A.Part> {c}`)).toEqual([]);
});

it('counts an object among the text as an error, since the page cannot be rendered', async () => {
  expect(await find('A\n\n{ {a: 1} }')).toEqual(['error page/render 3:1']);
  expect(await find('A {{a: 1}}')).toEqual(['error page/render 1:3']);
  expect(await find('On {new Date()}, {new Date().getFullYear()}')).toEqual(['error page/render 1:4']);
});
