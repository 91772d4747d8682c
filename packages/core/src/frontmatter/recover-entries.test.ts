import { expect, it } from 'vitest';
import { parseFrontmatter } from './parse-frontmatter.ts';

const find = (yaml: string): string[] => parseFrontmatter(yaml).problems.map(({ message, hint }) => `${message} ${hint}`);

it.each([
  ['keywords: [a, b\ntitle: A', 'its [ is not closed', 'Close it with ].'],
  ['title: |\n  a\n b\nicon: c', 'the lines below | are not indented alike', 'Indent all lines'],
  ['title: A\n  icon: b', 'a field is indented more than the one above it', 'beginning of a line'],
  ['title: [a] b', 'a value that begins with `[` needs quotes', 'title: "[a] b"'],
])('%j is told by its cause', (yaml, reason, hint) => {
  expect(find(yaml)).toEqual([expect.stringMatching(new RegExp(`${escape(reason)}.*${escape(hint)}`))]);
});

function escape(text: string): string {
  return text.replaceAll(/[[\]|().`]/g, '\\$&');
}
