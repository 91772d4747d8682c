import { expect, test } from 'vitest';
import { splitEntries } from './split-entries.ts';

function keysAndValues(yaml: string): [string, string][] {
  return splitEntries(yaml).entries.map(({ key, value }) => [key, value]);
}

test('a field takes the lines that belong to it', () => {
  expect(keysAndValues('title: A\ntags:\n  - x\n- y\n"og:image": /i.png\ntext: |\n  key: no\nend: z')).toEqual([
    ['title', 'A'],
    ['tags', '\n  - x\n- y'],
    ['og:image', '/i.png'],
    ['text', '|\n  key: no'],
    ['end', 'z'],
  ]);
});

test('an open quote ends where it closes, or at the next plain key', () => {
  expect(keysAndValues('a: "one\nTwo: three"\nb: x')).toEqual([
    ['a', '"one\nTwo: three"'],
    ['b', 'x'],
  ]);
  expect(keysAndValues('a: "one\nb: "x"')).toEqual([
    ['a', '"one'],
    ['b', '"x"'],
  ]);
});

test('offsets point into the text', () => {
  const yaml = '# note\r\n  a: 1\r\nb:  2\r\n';
  for (const { key, text, value, offset, valueOffset } of splitEntries(yaml).entries) {
    expect(yaml.slice(offset).startsWith(`${key}:`)).toBe(true);
    expect(yaml.slice(offset, offset + text.length)).toBe(text);
    expect(yaml.slice(valueOffset, valueOffset + value.length)).toBe(value);
  }
  expect(splitEntries(yaml).entries).toHaveLength(2);
});

test('comments and blank lines are no strays, other lines are', () => {
  expect(splitEntries('# x\n\nloose text\na: 1').strays).toEqual([{ text: 'loose text', offset: 5 }]);
});
