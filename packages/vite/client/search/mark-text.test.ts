import { expect, test } from 'vitest';
import { markText } from './mark-text.ts';
import { chooseTerms } from './search-terms.ts';

const mark = (text: string, query: string, found: string[] = []): string =>
  markText(text, chooseTerms(query), new Set(found))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Route your routes', 'route', '[Route] your [routes]'],
  ['subroute', 'route', 'subroute'],
  ['重新启动灯塔', '灯塔', '重新启动[灯塔]'],
  ['a+b (c)', 'c', 'a+b ([c])'],
  ['<b>bold</b>', 'bold', '<b>[bold]</b>'],
  ['nothing', 'else', 'nothing'],
  ['', 'else', ''],
])('in %s, %s', (text, query, expected) => {
  expect(mark(text, query)).toBe(expected);
});

test('words that the index knows to have the same stem', () => {
  expect(mark('Keys are rotated', 'rotating', ['rotated'])).toBe('Keys are [rotated]');
});
