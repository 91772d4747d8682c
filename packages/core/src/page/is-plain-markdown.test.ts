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
])('%j is MDX', (text) => expect(isPlain(text)).toBe(false));

it('is never CommonMark in a file of MDX', () => expect(isPlain('Text.', 'a.mdx')).toBe(false));
