import { expect, it } from 'vitest';
import { findEncodingProblem } from './find-encoding-problem.ts';

const find = (bytes: Uint8Array): string | undefined => {
  const found = findEncodingProblem({ file: 'a.mdx', text: Buffer.from(bytes).toString(), readBytes: () => bytes });
  return found && `${found.line}:${found.column} ${found.message}`;
};

it.each([
  [Buffer.from('A\nCaf\xE9', 'latin1'), '2:4 Some characters of this file are not UTF-8.'],
  [Buffer.from('\uFEFFab', 'utf16le'), '1:1 This file is UTF-16, not UTF-8.'],
  [Buffer.from('-\0-\0-\0'), '1:2 This file is UTF-16, not UTF-8.'],
  [Buffer.from('A\0b'), '1:2 This file holds the control character U+0000.'],
  [Buffer.from('A \uFFFD is shown\n\0'), '2:1 This file holds the control character U+0000.'],
])('%s', (bytes, expected) => {
  expect(find(bytes)).toBe(expected);
});

it('takes a replacement character that an author wrote for text', () => {
  expect(find(Buffer.from('A broken file shows \uFFFD.'))).toBeUndefined();
});
