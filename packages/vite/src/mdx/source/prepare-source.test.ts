import { describe, expect, it } from 'vitest';
import { prepareSource } from './prepare-source.ts';

const prepare = (text: string): string => prepareSource(text, 'mdx').text;

describe('prepareSource', () => {
  it.each([
    ['---\ntitle: "broken\n---\n# Hi', '\n\n\n# Hi'],
    ['---\n---\nx', '\n\nx'],
    ['---\r\na: 1\r\n---\r\nx', '\n\n\r\nx'],
    ['\uFEFF---\na: 1\n---\nx', '\n\n\nx'],
    ['a\n---\nb: 1\n---\nx', 'a\n---\nb: 1\n---\nx'],
    ['---\nnever closed', '---\nnever closed'],
    ['\n\n---\ntitle: x\n---\n# Hi', '\n\n\n\n\n# Hi'],
    ['---\ntitle: x\n\n# Hi', '\n\n\n# Hi'],
  ])('removes the frontmatter of %j', (text, expected) => {
    // A carriage return at the end of a blank line is of no account.
    expect(prepare(text).replaceAll('\r', '')).toBe(expected.replaceAll('\r', ''));
  });

  it.each([
    ['a<br>b', 'a<br/>b'],
    ['a<br/>b<br />', 'a<br/>b<br />'],
    ['</br>', '<br/>'],
    ['<br></br>', '<br></br>'],
    ['<img src="a>b" alt={x > 1}>', '<img src="a>b" alt={x > 1}/>'],
    ['<img src="a"></img>', '<img src="a"></img>'],
    ['<img\n  src="a"\n>', '<img\n  src="a"\n/>'],
    ['<Link href="a">b</Link>', '<Link href="a">b</Link>'],
    ['<hr> `<hr>`', '<hr/> `<hr>`'],
    ['```\n<br>\n```', '```\n<br>\n```'],
    ['\\<br>', '\\<br>'],
    ['<breadcrumb>', '<breadcrumb>'],
    ['<input disabled', '<input disabled'],
  ])('closes the void tags of %j', (text, expected) => {
    expect(prepare(text)).toBe(expected);
  });

  it('blanks HTML comments, but not in code', () => {
    expect(prepare('a <!-- b\nc --> d `<!-- e -->`')).toBe('a       \n      d `<!-- e -->`');
  });

  it('leaves Markdown that is not MDX alone, but for the frontmatter', () => {
    const text = 'a<br> <!-- c -->\nimport a from "b"';
    expect(prepareSource(`---\n---\n${text}`, 'md')).toMatchObject({ text: `\n\n${text}`, imports: [], containers: [], conflicts: [] });
  });

  it('lifts imports from anywhere outside of code, and keeps their lines', () => {
    const { text, imports } = prepareSource('Text\nimport A from "a"\n\nimport {\n  B,\n} from \'b\';\n```\nimport C from "c"\n```', 'mdx');
    expect(text.split('\n').map((line) => line.trim())).toEqual(['Text', '', '', '', '', '', '```', 'import C from "c"', '```']);
    expect(imports.map(({ body }) => body[0]?.loc?.start)).toEqual([
      { line: 2, column: 0 },
      { line: 4, column: 0 },
    ]);
  });

  it.each(['import the data from "x"', 'import data\n\nfrom "x"', ' import A from "a"', 'important from "x"'])(
    'does not lift the text %j',
    (text) => {
      expect(prepareSource(text, 'mdx')).toMatchObject({ text, imports: [], containers: [], conflicts: [] });
    },
  );
});
