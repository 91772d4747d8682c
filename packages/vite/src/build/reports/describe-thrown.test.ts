import { expect, it } from 'vitest';
import { describeThrown } from './describe-thrown.ts';

const trap = (): never => {
  throw new Error('trap');
};

it.each<[string, unknown, string]>([
  ['an error', new Error('a\nb'), 'a\nb'],
  ['a symbol', Symbol('a'), 'Symbol(a)'],
  ['nothing', undefined, 'undefined'],
  ['what has no prototype', Object.create(null), 'a value that has no text'],
  ['what throws when it is read', new Proxy({}, { get: trap, getPrototypeOf: trap }), 'a value that has no text'],
  ['an error that throws when it is read', Object.defineProperty(new Error('a'), 'message', { get: trap }), 'a value that has no text'],
  ['what a terminal would obey', new Error('\u001B[2Ja\u0000'), ' [2Ja '],
  ['a very long text', 'a'.repeat(1000), `${'a'.repeat(500)}…`],
])('describes %s', (_, thrown, text) => {
  expect(describeThrown(thrown)).toBe(text);
});
