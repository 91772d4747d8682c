import { expect, it } from 'vitest';
import { createCheckedPage } from '../check-fixture.ts';
import { checkDuplicateIds } from './duplicate-id.ts';

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
