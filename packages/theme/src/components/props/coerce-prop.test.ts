import { expect, test } from 'vitest';
import { coerceBoolean, coerceChoice, coerceList, coerceNumber } from './coerce-prop.ts';

test.each([
  [true, true],
  ['true', true],
  ['', true],
  [1, true],
  [false, false],
  ['false', false],
  [' False ', false],
  ['0', false],
  [0, false],
  [undefined, false],
])('coerceBoolean(%j) is %j', (value, expected) => {
  expect(coerceBoolean(value)).toBe(expected);
});

test('coerceBoolean falls back only when nothing was written', () => {
  expect(coerceBoolean(undefined, true)).toBe(true);
  expect(coerceBoolean(null, true)).toBe(true);
  expect(coerceBoolean('false', true)).toBe(false);
});

test.each([
  [3, 3],
  ['3', 3],
  ['17px', 17],
  ['many', 2],
  [undefined, 2],
  [Number.NaN, 2],
])('coerceNumber(%j) is %j', (value, expected) => {
  expect(coerceNumber(value, 2)).toBe(expected);
});

test('coerceChoice keeps to the choices', () => {
  expect(coerceChoice('Large', ['small', 'large'], 'small')).toBe('large');
  expect(coerceChoice('huge', ['small', 'large'], 'small')).toBe('small');
  expect(coerceChoice(3, ['small', 'large'], 'small')).toBe('small');
});

test.each([
  [
    ['a', 1],
    ['a', '1'],
  ],
  ['a, b', ['a', 'b']],
  ['["a", \'b\']', ['a', 'b']],
  ['', []],
  [undefined, []],
])('coerceList(%j) is %j', (value, expected) => {
  expect(coerceList(value)).toEqual(expected);
});
