import { expect, it } from 'vitest';
import { keepLetters, listHashLetters } from './hash-letters.ts';

it.each([
  ['Set-Up.2', ['setup2']],
  ['q-and-a-and-more', ['qandaandmore', 'qamore']],
  ['and', ['and']],
  ['brand-band', ['brandband']],
  ['café', ['cafe']],
  ['--', []],
])('%s may be written for the letters %j', (hash, letters) => {
  expect(listHashLetters(hash)).toEqual(letters);
});

it('keeps the letters of any script', () => {
  expect(keepLetters('größe-大小')).toBe(keepLetters('Größe 大小'));
});
