import { parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import type { ConfigPath } from './config-path.ts';
import { createNodeLocator, rangeOf } from './locate.ts';

const text = '{ "tabs": [{ "name": "A" }, { "name": "B" }], "a": 1, "a": 22 }';

function shown(path: ConfigPath, part: 'key' | 'value' = 'value'): string {
  const root = parseTree(text);
  if (root === undefined) throw new Error('The text of the test is no JSON.');
  const { offset, length } = rangeOf(createNodeLocator(root)({ path, part }));
  return `${offset} ${text.slice(offset, offset + length)}`;
}

test('finds a value, and its key', () => {
  expect(shown(['tabs', 1, 'name'])).toBe('38 "B"');
  expect(shown(['tabs', 1, 'name'], 'key')).toBe('30 "name"');
});

test('of an object the brace, of a missing field the object around it', () => {
  expect(shown(['tabs', 1])).toBe('28 {');
  expect(shown(['tabs', 1, 'url'])).toBe('28 {');
  expect(shown(['missing'])).toBe('0 {');
  expect(shown([])).toBe('0 {');
});

test('of a key that is there twice, the last', () => {
  expect(shown(['a'])).toBe('59 22');
});
