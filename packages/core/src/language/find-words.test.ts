import { expect, test } from 'vitest';
import { findWords } from './find-words.ts';
import { findLanguageInfo, LANGUAGES } from './languages.ts';
import { toLanguageTag } from './to-language-tag.ts';

test('every language but English has words of its own, none of them empty', () => {
  expect(LANGUAGES.length).toBeGreaterThanOrEqual(39);
  const without = LANGUAGES.filter(({ code }) => findWords(code) === undefined).map(({ code }) => code);
  expect(without).toEqual(['en']);
  expect(LANGUAGES.flatMap(({ code }) => Object.values(findWords(code) ?? {})).filter((word) => word.trim() === '')).toEqual([]);
});

test('regions and other codes of a language have its words', () => {
  expect(findWords('fr-CA')).toBe(findWords('fr'));
  expect(findWords('cn')).toBe(findWords('zh'));
  expect(findWords('zh_TW')).toBe(findWords('zh-Hant'));
  expect(findWords('jp')?.menu).toBe('メニュー');
  expect(findWords('tlh')).toBeUndefined();
});

test('codes are written as the web has them', () => {
  expect([toLanguageTag('cn'), toLanguageTag('pt_BR'), toLanguageTag('de')]).toEqual(['zh-Hans', 'pt-BR', 'de']);
  expect(findLanguageInfo('PT-br')?.name).toBe('Português (Brasil)');
});
