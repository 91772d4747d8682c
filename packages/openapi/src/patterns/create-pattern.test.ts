import { describe, expect, test } from 'vitest';
import { createPattern, isBounded } from './create-pattern.ts';
import { matchPattern } from './match-pattern.ts';
import { readPattern } from './read-pattern.ts';

const PATTERNS = [
  '^(a|a)*$',
  '^((a+))+$',
  '^a*a*a*a*a*a*b',
  '(a+)+(?=!)',
  '^(?!ab)[a-c]{2,4}$',
  '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  '\\bab\\b',
  'a{2,3}b?|c$',
  '^(?:(\\w|\\d)+@)+$',
  '^$',
  '[^a\\d]+$',
  '\\B-',
  '^((a{0,3}){0,3})?c',
];
const TEXTS = [
  '',
  'a',
  'aa',
  'aaa',
  'aaaab',
  'ab',
  'ba',
  'c',
  'aac',
  'a-b',
  'a--b',
  'abc-1',
  'aa!',
  'a1@',
  'a@b@',
  '-',
  'x y',
  'ab ab',
  'bb',
  '5',
  'é',
];

describe('matchPattern', () => {
  test.each(PATTERNS)('%s matches what the engine matches', (pattern) => {
    const tokens = readPattern(pattern);
    if (tokens === undefined) throw new Error('It can be read.');
    for (const text of TEXTS)
      expect([text, matchPattern(tokens, text, { left: 10_000 })]).toEqual([text, new RegExp(pattern, 'u').test(text)]);
  });
});

describe('createPattern', () => {
  test.each([
    '^(a|a)*(?=!)$',
    '^((a+))+(?=!)$',
    '^(a|aa)+$',
    '^(\\w|\\d)+$',
    '^a*a*a*a*a*a*a*a*(?=!)$',
    '(((a{0,1000}){0,1000}){0,1000}){0,1000}b',
    '(x+x+)+y',
  ])('%s is not left to the engine of the machine', (pattern) => {
    expect(isBounded(pattern)).toBe(false);
    expect(createPattern(pattern)(`${'a'.repeat(5000)}?`)).toBe(false);
  });

  test.each([
    '^[a-z]+$',
    '^\\d{4}-\\d{2}$',
    '^[^@]+@[^@]+$',
    '^(cus|acct)_\\w{14}$',
    '^\\p{Lu}\\p{Ll}+$',
    '^(\\.\\d{1,3}){3}$',
    '^https?://',
  ])('%s is', (pattern) => {
    expect(isBounded(pattern)).toBe(true);
  });

  test('what no engine reads allows every text, and a long text is held against what is understood', () => {
    expect(createPattern('(')('a')).toBe(true);
    expect(createPattern('^a+$')('a'.repeat(5000))).toBe(true);
    expect(createPattern('^a+$')(`${'a'.repeat(5000)}b`)).toBe(false);
  });
});
