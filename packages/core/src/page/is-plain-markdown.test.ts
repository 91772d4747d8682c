import { expect, it } from 'vitest';
import { isPlainMarkdown } from './is-plain-markdown.ts';
import { readTextLines } from './read-text-lines.ts';

const isPlain = (text: string, file = 'a.md'): boolean => isPlainMarkdown(file, readTextLines(text, 1));

it.each([
  'Text with <5 and {x}, {{ y }} and { z: 1 }.',
  'A `List<String>`, a List<String>, a <T> and <API_KEY>.',
  '```jsx\nimport A from "a"\n<Card/>\n```',
  'Write `<Card />` and `{/* note */}`.',
  '<P>Old</P> <IMG SRC="a.png"/> <BR/>',
  'import the data, then\nexport it from "there".\n\nexport defaults',
  '<details open><summary>More</summary></details>',
  '<!-- <Card/> -->',
  'x^{1 + 1}, x_{2 * 3}, [a-z]{2}, {2}, {1-3}, {1, 2} and {{ 1 + 1 }}',
  '\\frac{1 + 1}{2}, {"a": 1} and `{1 + 1}`',
])('%j is CommonMark', (text) => expect(isPlain(text)).toBe(true));

it.each([
  "import Note from '/snippets/note.mdx'",
  "import {\n  A,\n} from './a.jsx';",
  'export const port = 1;',
  'Text\n\n<Note>\nA\n</Note>',
  '<Card\n  title="A"\n/>',
  '- <Tree.File name="a"/>',
  '<div style={{ color: "red" }}>a</div>',
  '{[1, 2].map((n) => n)}',
  '{/* nobody sees this */}',
  'On {props.port}',
  'The sum is {1 + 1} here.',
  'a{" "}b',
  "a {' '}",
  '© {new Date().getFullYear()}',
  '{Math.max(1, 2)}',
])('%j is MDX', (text) => expect(isPlain(text)).toBe(false));

it('is never CommonMark in a file of MDX', () => expect(isPlain('Text.', 'a.mdx')).toBe(false));
