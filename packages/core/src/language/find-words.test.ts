import { expect, test } from 'vitest';
import { findWords } from './find-words.ts';
import { findLanguageInfo, LANGUAGES } from './languages.ts';
import { toLanguageTag } from './to-language-tag.ts';

test('every language but English has words of its own, none of them empty', () => {
  expect(LANGUAGES.length).toBeGreaterThanOrEqual(39);
  const without = LANGUAGES.filter(({ code }) => findWords(code) === undefined).map(({ code }) => code);
  expect(without).toEqual(['en']);
  for (const { code } of LANGUAGES.slice(1)) {
    const { searchDialog = {}, pageMenu = {}, parts = {}, names = {}, changes = {}, api = {}, ...words } = findWords(code) ?? {};
    const all = [words, searchDialog, pageMenu, parts, names, changes, api].flatMap((group) => Object.values<string>(group));
    expect(all.filter((word) => word.trim() === '')).toEqual([]);
  }
});

test('what stands for a value stands in every language', () => {
  const holes = (code: string): [string, string][] => {
    const { searchDialog, pageMenu, parts, names: _names, changes: _changes, api: _api, ...words } = findWords(code) ?? {};
    const texts = Object.entries<string>({ ...words, ...searchDialog, ...pageMenu, ...parts });
    return texts
      .map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted().join()] as [string, string])
      .filter(([, found]) => found !== '');
  };
  expect(Object.fromEntries(holes('de'))).toEqual({
    lastChanged: '{date}',
    notInVersion: '{version}',
    corrected: '{query}',
    exact: '{query}',
    found: '{count}',
    matches: '{count},{query}',
    nothing: '{query}',
    nothingIn: '{query},{version}',
    shown: '{shown},{total}',
    openIn: '{name}',
    prompt: '{url}',
    'Example {number}': '{number}',
    'Stars: {count}': '{count}',
    'Tab {number}': '{number}',
    'default {value}': '{value}',
    '{name} cannot be shown.': '{name}',
  });
  for (const { code } of LANGUAGES.slice(1))
    expect({ code, holes: holes(code).toSorted() }).toEqual({ code, holes: holes('de').toSorted() });
});

test('a text by its English has the holes of its English', () => {
  const listHoles = (text: string): string => (text.match(/\{\w+\}/g) ?? []).toSorted().join();
  for (const { code } of LANGUAGES.slice(1)) {
    const { parts = {}, changes = {}, api = {} } = findWords(code) ?? {};
    const wrong = Object.entries<string>({ ...parts, ...changes, ...api }).filter(
      ([english, text]) => listHoles(english) !== listHoles(text),
    );
    expect({ code, wrong }).toEqual({ code, wrong: [] });
  }
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
