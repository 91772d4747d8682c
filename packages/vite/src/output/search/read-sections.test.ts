import { readPage } from '@octavo/core';
import { describe, expect, it } from 'vitest';
import { readSections } from './read-sections.ts';
import type { SearchSection } from './search-record.ts';

describe('readSections', () => {
  it('gives text and code under the heading that they stand below', () => {
    expect(
      read(
        '---\ntitle: T\n---\nBefore **all**.\n\n## Set [up](/x)\n\n- one\n- two `code`\n\n```js a.js\nconst a = `## no`;\n```\n\nAfter.',
      ),
    ).toEqual([
      section('', '', 'Before all.'),
      { id: 'set-up', heading: 'Set up', text: 'one two code After.', code: 'const a = `## no`;' },
    ]);
  });

  it.each(['<a href={   ', '<A b="', '# {/* <!-- ', '{a', '</', '`a '])('reads %j thirty thousand times in one go', (piece) => {
    expect(read(`Before.\n\n${piece.repeat(30_000)}\n`).at(0)?.text).toContain('Before.');
  });

  it('reads what is nested deeper than the stack reaches as nothing', () => {
    expect(read(`Before. {${'('.repeat(50_000)}${')'.repeat(50_000)}} After.`)).toEqual([section('', '', 'Before. After.')]);
  });

  it('ends where snippets that hold each other twice have no end', () => {
    const findSnippet = (specifier: string) => {
      const next = Number(/\d+/.exec(specifier)) + 1;
      const text = next > 40 ? 'End' : `import Next from '/${next}.mdx'\n\n<Next/>\n<Next/>`;
      return { file: `${next - 1}.mdx`, text };
    };
    const sections = readSections({ file: 'a.mdx', text: "import A from '/0.mdx'\n\n<A/>", headings: [] }, findSnippet);
    expect(sections.length).toBeLessThan(2);
  });

  it('reads tables, quotes, tags and what components show', () => {
    const text =
      '| a | b |\n| --- | --- |\n| x | y |\n\n> said\n\n<Card title="Big" icon="star" href="/x">\n  In it <b>bo</b>ld\n</Card>\n\n<ParamField path="id" type="string">The id</ParamField>';
    expect(read(text)).toEqual([section('', '', 'a b x y said Big In it bold id The id')]);
  });

  it('leaves out comments, modules, styles and expressions', () => {
    const text =
      "import X from 'x';\nexport const y = { a: '}' };\n\nShown {/* not\n\nthis */} <!-- nor this --> {y.a.trim()} {'a text'}\n\n<style>{`.a { color: red }`}</style>\nEnd";
    expect(read(text)).toEqual([section('', '', 'Shown a text End')]);
  });

  it('gives steps and accordions an address of their own, with the ids that the page has', () => {
    const text =
      '## Begin\n\n<Steps>\n<Step title="Begin">First</Step>\n<Step title="Two" id="own">Second</Step>\n</Steps>\n\nRest\n\n<Accordion title="Why not?">Because</Accordion>';
    expect(read(text)).toEqual([
      section('begin', 'Begin', ''),
      section('begin-1', 'Begin', 'First'),
      section('own', 'Two', 'Second'),
      section('begin', 'Begin', 'Rest'),
      section('why-not', 'Why not?', 'Because'),
    ]);
  });

  it('reads snippets where they stand, with their props, and never in a circle', () => {
    const snippets = {
      'snippets/a.mdx': "import B from './b.mdx';\n\n## Of a\n\nThe {word} of {props.who}\n\n<B />",
      'snippets/b.mdx': 'In b <Snippet file="a.mdx" />',
    };
    const text = 'import A from \'/snippets/a.mdx\';\n\nStart\n\n<A word="plan" who={\'Ada\'} />\n\n<Snippet file="b.mdx" />';
    expect(read(text, snippets)).toEqual([
      section('', '', 'Start'),
      section('of-a', 'Of a', 'The plan of Ada In b In b'),
      section('of-a', 'Of a', 'The of'),
    ]);
  });

  it('tells headings of a snippet that is shown twice apart, and fills what they are given', () => {
    const text = 'import A from \'/snippets/a.mdx\'\n\n<A name="vue" />\n\n<A name="lit" />';
    const snippets = { 'snippets/a.mdx': '## Install {name} **now** {#install}\n\nRun it.\n\n## `{name}` stays' };
    expect(read(text, snippets).map(({ id, heading }) => [id, heading])).toEqual([
      ['install', 'Install vue now'],
      ['name-stays', '{name} stays'],
      ['install-1', 'Install lit now'],
      ['name-stays-1', '{name} stays'],
    ]);
  });

  it('shows in snippets what the page shows: expressions of props, defaults, constants of snippets', () => {
    const snippets = {
      'snippets/a.mdx':
        "import { ports } from './b.mdx';\n\n{`To ${to}`}, {count + 1} {unit ?? 'miles'} {props.open ? 'open' : 'shut'} {ports.first} {list}",
      'snippets/b.mdx': "export const ports = {\n  first: 'Dover',\n};\n\nexport const Mark = () => <b>no</b>;\n\nOf b",
    };
    const text =
      "import A from '/snippets/a.mdx'\nimport { ports, Mark } from '/snippets/b.mdx'\n\nexport const line = 'North'\n\n<A to={line} count={2} list={['x', 'y']} open />\n\n<Card title={ports.first} /> <Mark /> {unknown()}\n\n<Snippet file=\"/snippets/b.mdx\" />";
    expect(read(text, snippets)).toEqual([section('', '', 'To North, 3 miles open Dover xy Dover Of b')]);
  });

  it('takes what does not close as text', () => {
    expect(read('A brace { and a < b', {}, 'page.md')).toEqual([section('', '', 'A brace { and a < b')]);
    expect(read('Open <Card title="x and {no')[0]?.text).toContain('Open');
  });

  it('has the code of files in the fences that name them', () => {
    const source = {
      file: 'page.mdx',
      text: '```ts file=a.ts\n```\n\nEnd',
      headings: [],
      codes: { 'a.ts': { code: 'const a', language: 'ts' } },
    };
    expect(readSections(source, () => undefined)).toEqual([{ id: '', heading: '', text: 'End', code: 'const a' }]);
  });

  it('knows code in lists, quotes and tildes', () => {
    expect(read('1. Do\n   ~~~sh\n   npm run\n   ~~~\n\n> ```\n> quoted\n> ```')).toEqual([
      { id: '', heading: '', text: 'Do', code: 'npm run\n> quoted' },
    ]);
  });
});

function section(id: string, heading: string, text: string): SearchSection {
  return { id, heading, text, code: '' };
}

function read(text: string, snippets: Record<string, string> = {}, file = 'page.mdx'): SearchSection[] {
  const { page } = readPage(text, file);
  return readSections({ file, text, headings: page.headings }, (specifier) => {
    const found = `snippets/${specifier.replace(/^.*\//, '')}`;
    const source = snippets[found];
    return source === undefined ? undefined : { file: found, text: source };
  });
}
