import { expect, test } from 'vitest';
import type { PageReader } from '../../mdx/create-compiler.ts';
import { reportReaders } from './report-readers.ts';

test.each<[readers: [PageReader, number][], told: string[]]>([
  [[], []],
  [
    [
      ['native', 40],
      ['reference', 2],
    ],
    ['The native compiler compiled 40 files, and the reference compiler 2.'],
  ],
  [[['native', 3]], ['The native compiler compiled 3 files, and the reference compiler 0.']],
  [[['reference for plugins', 9]], ['The native compiler was not used: an extension has remark or rehype plugins.']],
])('%j', (readers, told) => {
  const printed: string[] = [];
  reportReaders(new Map(readers), { info: (message) => void printed.push(message) });
  expect(printed).toEqual(told);
});
