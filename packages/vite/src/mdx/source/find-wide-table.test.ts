import { expect, it } from 'vitest';
import { findWideTable } from './find-wide-table.ts';

const table = (columns: number, rows: number): string => `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|b\n'.repeat(rows)}`;

it('finds a table whose rows are filled up to more cells than a page has', () => {
  const before = `${table(20, 1000)}\nText.\n\n`;
  const found = findWideTable(`${before}${table(2000, 5000)}`, () => []);
  expect(found).toBe(before.length + '|a'.repeat(2000).length + 2);
});

it('leaves tables of pages, and thousands of them, alone', () => {
  expect(findWideTable(`${table(20, 1000)}\n${table(2000, 20)}\n${`${table(3, 3)}\n`.repeat(3000)}`, () => [])).toBeUndefined();
  for (const text of ['|-|-|\n', ' ', '|-', '- '].map((one) => one.repeat(20_000))) expect(findWideTable(text, () => [])).toBeUndefined();
});
