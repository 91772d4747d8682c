import { expect, test } from 'vitest';
import { listSampleKeys } from './list-sample-keys.ts';
import { matchesField } from './match-field.ts';

const list = (text: string): string[] => listSampleKeys(text).map(({ path, start, end }) => `${path.join('.')} ${text.slice(start, end)}`);

test('names of a JSON body, wherever it stands', () => {
  const body = '{ "name": "a: {b}", "targets": [{ "url": "https://x" }], "last": 1 }';
  const keys = ['name "name"', 'targets "targets"', 'targets.url "url"', 'last "last"'];
  expect(list(body)).toEqual(keys);
  expect(list(`curl -H 'Accept: text/plain' -d '${body}'`)).toEqual(keys);
});

test('names of a program', () => {
  expect(list("fetch('https://x', { body: JSON.stringify({ name: 'a', 'two words': { in: 1 } }) })")).toEqual([
    'body body',
    'body.name name',
    "body.two words 'two words'",
    'body.two words.in in',
  ]);
});

test.each([
  [['name'], ['name'], true],
  [['targets', 'url'], ['targets', 'url'], true],
  [['body', 'targets', 'url'], ['targets', 'url'], true],
  [['url'], ['targets', 'url'], false],
  [['targets', 'url'], ['url'], false],
])('%j is the field %j: %s', (sample, field, expected) => expect(matchesField(sample, field)).toBe(expected));
