import { expect, it } from 'vitest';
import { createCheckedPage } from '../check-fixture.ts';
import { checkDuplicateIds } from './duplicate-id.ts';

it('finds the second id where it is written', () => {
  const text = '## A {#a}\n\n## B {#a}\n';
  const ids = [
    { id: 'a', line: 1, column: 1 },
    { id: 'a', line: 3, column: 1 },
  ];
  expect(checkDuplicateIds(createCheckedPage(text, { outline: { ids } }))).toMatchObject([{ line: 3, column: 8, length: 1 }]);
});

it('names the line of the first', () => {
  const ids = [
    { id: 'a', line: 2, column: 1 },
    { id: 'b', line: 3, column: 1 },
    { id: 'a', line: 9, column: 5 },
  ];
  expect(checkDuplicateIds(createCheckedPage('', { outline: { ids } }))).toMatchObject([
    { severity: 'warning', message: 'Duplicate id "a"; first used on line 2.', line: 9, column: 5 },
  ]);
});
