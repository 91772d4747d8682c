import type { Json } from '../json.ts';

const WORDS: { [name: string]: string } = {
  string: 'text',
  Array: 'a list',
  Object: 'an object',
  boolean: 'true or false',
  number: 'a number',
  unknown: 'an object',
};

/** What a value is, in plain words: `a number`, `a list`. */
export function describeValue(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'a number' : String(value);
}

/** What valibot expects, in plain words: `(string | Object)` -> `text or an object`. */
export function describeExpected(expected: string): string {
  const names = expected.replaceAll(/[()]/g, '').split(' | ');
  return joinWords([...new Set(names.map((name) => WORDS[name] ?? name))]);
}

/** `a`, `a or b`, `a, b or c`. */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
