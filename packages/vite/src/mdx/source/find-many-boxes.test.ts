import { expect, it } from 'vitest';
import { findManyBoxes } from './find-many-boxes.ts';
import { scanSource } from './scan-source.ts';

const find = (text: string): number | undefined => findManyBoxes(text, () => scanSource(text));

it.each([
  ['quotes in a list', '- > a\n'],
  ['footnotes', '[^1]: a\n'],
  ['sentences behind quotes', '> a\nb\n\n'],
  ['lists in a list', '- a\n  - b\n'],
  ['quotes, each by an empty line', '> a\n\n'],
  ['callouts', '> [!NOTE]\n> a\n\n'],
  ['quotes in a list, each by an empty line', '- > a\n\n'],
])('finds the line that ends too many %s', (_, lines) => {
  expect(find(lines.repeat(20_000))).toBeGreaterThan(1000);
  expect(find(lines.repeat(1500))).toBeUndefined();
});

it('takes long lists, quotes, prose and code for what they are', () => {
  for (const lines of ['- a\n', '1. a\n   b\n', '> a\n', 'a\n', '\n', '  - a\n', '- a\n\n', 'a\n\n'])
    expect(find(lines.repeat(20_000))).toBeUndefined();
  expect(find(`\`\`\`yaml\n${'- a:\n    - b\n'.repeat(20_000)}\`\`\`\n`)).toBeUndefined();
});
