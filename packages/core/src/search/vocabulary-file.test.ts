import { expect, test } from 'vitest';
import { vocabularyFile } from './vocabulary-file.ts';

test('one file for all, or one for each of several languages', () => {
  expect([vocabularyFile([], 'de'), vocabularyFile(['en'], 'de'), vocabularyFile(['en'], undefined)]).toEqual(
    Array(3).fill('vocabulary.txt'),
  );
  expect(vocabularyFile(['fr', 'pt-BR'], 'pt-BR')).toBe('vocabulary.pt-BR.txt');
  expect(vocabularyFile(['fr', '../de'], '../de')).toBe('vocabulary.___de.txt');
  expect([vocabularyFile(['fr', 'de'], undefined), vocabularyFile(['de', 'fr'], 'x')]).toEqual(Array(2).fill('vocabulary.de.txt'));
});
