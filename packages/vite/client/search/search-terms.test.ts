import { expect, test } from 'vitest';
import { chooseTerms } from './search-terms.ts';

const words = (text: string, isExact = false): string[] => chooseTerms(text, { isExact }).map((term) => term.text);

test.each([
  ['How do I rotate the keys?', ['rotate', 'keys']],
  ['what if', ['what', 'if']],
  ['the 密钥', ['密钥']],
  ['routes.create', ['routes', 'create']],
  ['?!', []],
])('of %s, %j are searched for', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test('all words of a query that is to be taken as it is', () => {
  expect(words('the keys', true)).toEqual(['the', 'keys']);
});
