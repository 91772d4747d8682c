import { expect, test } from 'vitest';
import { findNestedBrackets } from './find-nested-brackets.ts';
import { scanSource } from './scan-source.ts';

const find = (text: string): number | undefined => findNestedBrackets(text, () => scanSource(text));
const nest = (count: number): string => '![a'.repeat(count) + '](b)'.repeat(count);

test('finds the bracket that closes too many', () => {
  expect(nest(1000).charAt(find(nest(1000)) ?? 0)).toBe(']');
  expect(find(`${nest(400)}\n\n${nest(400)}`)).toBeUndefined();
});

test.each(['a] '.repeat(8000), '\\[^1]: a\n'.repeat(8000)])('finds the bracket that closes nothing for the thousandth time', (text) => {
  expect(text.charAt(find(text) ?? 0)).toBe(']');
});

test.each([
  ['links of one paragraph', '[a](b) [c][d]\n'.repeat(2000)],
  ['ranges that stay open, beside links', `${'[0, 10) '.repeat(1000)}${'[a](b) '.repeat(100)}`],
  ['signs that mean themselves', String.raw`\[`.repeat(1000) + String.raw`\]`.repeat(1000)],
  ['ranges that begin outside', ']0, 10] '.repeat(1000)],
  ['items of a list', '- a]\n'.repeat(8000)],
  ['code', `\`\`\`json\n${'['.repeat(1000)}${']'.repeat(1000)}\n\`\`\`\n`],
  ['paragraphs', '[a\n\n'.repeat(1000) + ']\n\n'.repeat(1000)],
])('takes %s', (_, text) => {
  expect(find(text)).toBeUndefined();
});
