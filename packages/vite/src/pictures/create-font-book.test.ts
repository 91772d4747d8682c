import { expect, test } from 'vitest';
import { createFontBook } from './create-font-book.ts';
import type { Face } from './face.ts';

function createTestFace(name: string, characters: string): Face {
  return { name, covers: (codePoint) => characters.includes(String.fromCodePoint(codePoint)), hash: () => name, read: () => [] };
}

const latin = createTestFace('/latin.woff2', 'abc…');
const japanese = createTestFace('/noto-sans-jp/1.woff2', 'abc直');
const chinese = createTestFace('/noto-sans-sc/1.woff2', '直');

function find(text: string, language = 'en', lists: Face[][] = [[latin], [japanese, chinese]]): string[] | undefined {
  return createFontBook(lists.map((list) => () => list))
    .find(text, language)
    ?.map(({ name }) => name);
}

test('a text is drawn with the fonts that its characters need, those of the first lists before others', () => {
  expect(find('a b')).toEqual([latin.name]);
  expect(find('直 ab…')).toEqual([latin.name, japanese.name]);
});

test('a text with a character that no font has is not drawn', () => {
  expect(find('a я')).toBeUndefined();
});

test('spaces and marks that join need no font', () => {
  expect(find('a\u200B\u00A0\u200Db')).toEqual([latin.name]);
});

test('a character that languages write differently is drawn with the font of the language', () => {
  expect(find('直', 'ja')).toEqual([japanese.name]);
  expect(find('直', 'zh-Hans')).toEqual([chinese.name]);
});

test('fonts are looked for only when those before are not enough', () => {
  const book = createFontBook([
    () => [latin],
    () => {
      throw new Error('not needed');
    },
  ]);
  expect(book.find('abc', 'en')).toEqual([latin]);
});
