import { expect, test } from 'vitest';
import { writeText } from './write-text.ts';

const FILES: Readonly<Record<string, string>> = {
  '/snippets/port.mdx': 'From {port}, see [fares](/fares).\n\n<Note>\n  Mind the gap.\n</Note>\n',
  '/snippets/given.mdx':
    "import Port from '/snippets/port.mdx'\n\nTo {props.to}, {zone ?? 'north'}, {`/${to}`}, {count + 1}.\n\n{children}\n\n{open && 'Open'}{shut && 'Shut'}\n\n<Port port={to} />\n\n{items}",
  '/snippets/ports.mdx': "export const ports = { first: 'Dover', list: ['a', 'b'], at: () => 1 };\n\nBody.",
  '/snippets/loop.mdx': 'import Loop from "/snippets/loop.mdx"\n\n<Loop />\n\nOnce.',
};

function write(text: string, file = 'a.mdx', isTrusted = true): Promise<string> {
  return writeText(
    { file, text, isTrusted },
    {
      findSnippet(specifier) {
        const found = FILES[specifier];
        return found === undefined ? undefined : { file: specifier, text: found };
      },
      toUrl: (url) => (url.startsWith('/') ? `${url}.md` : url),
    },
  );
}

test.each([
  [
    'prose stays as it is written',
    'A *b* __c__ [d](/e#f "g") `x_y` $a_1$\n\n- one\n- two',
    'A *b* __c__ [d](/e#f.md "g") `x_y` $a_1$\n\n- one\n- two',
  ],
  ['an escape of MDX', 'A \\{b\\}', 'A {b}'],
  ['imports, exports, comments', 'import A from "x"\n\nexport const port = "Dover"\n\n{/* no */}\n\nTo {port}{unknown}.', 'To Dover.'],
  ['a callout', '<Warning>\n  Mind **it**.\n\n  Twice.\n</Warning>', '> **Warning:** Mind **it**.\n>\n> Twice.'],
  ['a container', 'A\n\n:::tip Title\nB\n\n- C\n:::\n\nD', 'A\n\n> **Title:** B\n>\n> - C\n\nD'],
  ['a container in a list', '- A\n\n  :::tip\n  B\n  :::\n\n- D', '- A\n\n  > **Tip:** B\n\n- D'],
  ['an alert', '> [!NOTE]\n> A', '> [!NOTE]\n> A'],
  [
    'cards are a list',
    '<CardGroup cols={2}>\n  <Card title="A" href="/a">\n    One.\n  </Card>\n  <Card title="B" icon="x" />\n</CardGroup>',
    '- [A](/a.md): One.\n- **B**',
  ],
  [
    'steps are counted',
    '<Steps>\n  <Step title="Go">\n    Do:\n\n    ```js title.js {1}\n    a\n    ```\n  </Step>\n  <Step title="Stop">No.</Step>\n</Steps>',
    '1. **Go**\n\n   Do:\n\n   ```js title.js\n   a\n   ```\n\n2. **Stop**\n\n   No.',
  ],
  ['tabs', '<Tabs>\n<Tab title="npm">\n\n```bash\nnpm i\n```\n\n</Tab>\n</Tabs>', '**npm**\n\n```bash\nnpm i\n```'],
  [
    'tabs on a line each',
    '<Tabs>\n  <Tab title="One">First.</Tab>\n  <Tab title="Two">Second.</Tab>\n</Tabs>',
    '**One**\n\nFirst.\n\n**Two**\n\nSecond.',
  ],
  [
    'fields',
    '<ParamField path="id" type="string" required>\n  The id.\n  <Expandable title="more">\n    <ResponseField name="x" type="int">Deep.</ResponseField>\n  </Expandable>\n</ParamField>',
    '- `id` (path, string, required): The id.\n\n  **more**\n\n  - `x` (int): Deep.',
  ],
  [
    'values of a field',
    '<ParamField query="sort" type="string" enum={["asc", \'desc\']}>Order.</ParamField>\n\n<ResponseField name="x" enum="1, 2" />',
    '- `sort` (query, string): Order.\n\n  One of `asc`, `desc`.\n\n- `x`: One of `1`, `2`.',
  ],
  [
    'inline elements',
    'A <Icon icon="x" /> <Tooltip headline="h" tip="t" cta="c" href="/y">word</Tooltip> <b>bold</b><br/>and <a href="/x">link</a>.',
    'A  word (h t [c](/y.md)) **bold**\nand [link](/x.md).',
  ],
  ['an element in a list', '- one\n\n  <Tip>Two.</Tip>\n- three', '- one\n\n  > **Tip:** Two.\n- three'],
  [
    'snippets, with what they are given',
    'import Port from "/snippets/port.mdx"\n\n<Port port="Dover" />',
    'From Dover, see [fares](/fares.md).\n\n> **Note:** Mind the gap.',
  ],
  [
    'what a snippet is given, in expressions, to another snippet, and as its content',
    'import Given from "/snippets/given.mdx"\n\n<Given to="Dover" count={2} items={["a", "b"]} open>\n  Held **text**.\n</Given>',
    'To Dover, north, /Dover, 3.\n\nHeld **text**.\n\nOpen\n\nFrom Dover, see [fares](/fares.md).\n\n> **Note:** Mind the gap.\n\nab',
  ],
  [
    'constants of a snippet',
    'import { ports, Unknown } from "/snippets/ports.mdx"\n\nTo {ports.first}{ports.at}, <Card title={ports.first} />.\n\n<Unknown>Held.</Unknown>',
    'To Dover, - **Dover**.\n\nHeld.',
  ],
  ['a snippet named with its folder', '<Snippet file="/snippets/loop.mdx" />', 'Once.'],
  ['a snippet in itself', '<Snippet file="loop.mdx" />', 'Once.'],
  ['for agents only', '<Visibility for="agents">A</Visibility>\n\n<Visibility for="humans">H</Visibility>', 'A'],
  ['an element of the author', '<Fancy title="Text"/>\n\n<Other>Inner</Other>', 'Text\n\nInner'],
  ['media', '<Frame caption="Here">\n  <img src="/i.png" alt="Map" />\n</Frame>', '![Map](/i.png.md)\n\nHere'],
  ['a table', '| a | b |\n|---|---|\n| <Icon icon="x"/> 1 | [l](/m) |', '| a | b |\n|---|---|\n|  1 | [l](/m.md) |'],
  ['what the compiler repairs', 'It is <5 and {', 'It is <5 and {'],
])('%s', async (_, text, expected) => {
  expect(await write(text)).toBe(expected);
});

test('code is never touched', async () => {
  const code = '```mdx\nimport A from "b"\n\n<Card title="x">{y}</Card>\n```';
  expect(await write(code)).toBe(code);
});

test('a text that cannot be read loses its imports, and nothing else', async () => {
  expect(await write('import A from "b"\n\n<Card>\n\nText')).toContain('Text');
});

test('CommonMark keeps its HTML, without comments', async () => {
  expect(await write('A <kbd>b</kbd> {c}\n\n<!-- no -->\n\n<details>x</details>', 'a.md')).toBe(
    'A <kbd>b</kbd> {c}\n\n<details>x</details>',
  );
});

test.each([
  '[Go](javascript:alert(1))',
  '[Go](&#106;avascript:alert(1)) <javascript:a>',
  '[Go](<javascript:alert(1)> "title")',
  '![Go](data:text/html,x) ![Go](vbscript:x)',
  '[Go][a] ![Go][a]\n\n[a]: JavaScript:alert(1)\n',
])('%j leads nowhere, and its label stays', async (text) => {
  for (const isTrusted of [true, false]) {
    const written = await write(text, 'a.md', isTrusted);
    expect(written).toContain('Go');
    expect(written).not.toMatch(/\(|[<>]|^\[a\]/m);
  }
});

test('an element leads nowhere by an address that runs code', async () => {
  expect(await write('<Card title="Go" href="javascript:alert(1)" />')).toBe('- [Go](#)');
});

test('HTML of a page that nobody has checked is a text', async () => {
  const text =
    'A <img src=x onerror=alert(1)> <script>a()</script>\n\n<a href="javascript:a()">B</a>\n\n<Card href="javascript:a()">\n\n{a}\n';
  const written = await write(text, 'a.mdx', false);
  expect(written).not.toContain('<');
  expect(written).toContain('{a}');
});

test('Markdown in which something is MDX is read as MDX, and as Markdown where it is none', async () => {
  expect(await write('import Port from "/snippets/port.mdx"\n\n<Port port="Dover" />', 'a.md')).toContain('From Dover');
  expect(await write('import A from "b"\n\n<Card>\n\nText </b>', 'a.md')).toContain('Text');
});

test('what is too deep to be read stays as its author wrote it', async () => {
  const text = `Before.\n\n${'- '.repeat(200)}x`;
  expect(await write(text)).toBe(text);
});
