import { describe, expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

describe('parseJson', () => {
  test('reads comments and trailing commas; null fields are absent, null entries stay', () => {
    expect(parseJson('{ "a": [1, null,], /* x */ "b": null, "c": { "d": true, }, }')).toMatchObject({
      value: { a: [1, null], c: { d: true } },
      findings: [],
    });
    expect(parseJson('{ "b": null }').value).toEqual({});
  });

  test('what is nested without end is told, not followed', () => {
    for (const text of ['['.repeat(9000), '{"a":'.repeat(9000), `${'['.repeat(9000)}${']'.repeat(9000)}`])
      expect(parseJson(text).findings).toMatchObject([{ code: 'config/syntax', severity: 'error' }]);
    expect(parseJson(`${'// [\n'.repeat(300)}{}`).findings).toEqual([]);
  });

  test('a key `__proto__` reaches no prototype', () => {
    expect(parseJson('{ "__proto__": { "polluted": true }, "a": 1 }').value).toEqual({ a: 1 });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test.each([
    ['{ a: 1 }', 'Here is a word without quotes.', 2],
    ['{ "a" 1 }', 'A colon is missing after the key.', 6],
    ['{ "a": }', 'A value is missing here.', 7],
    ['{ "a": 1 "b": 2 }', 'A comma is missing here.', 8],
    ['{ "a": [1, 2 }', 'A list is not closed.', 12],
    ['{ "a": 1', 'An object is not closed.', 8],
    ['{ "a": "b }', 'A text in quotes is not closed.', 7],
    ['{ "a": 1 } }', 'There is more text after the end of the object.', 11],
    ['{ "a": "\\q" }', 'JSON knows no such backslash escape.', 7],
  ])('%s', (text, message, offset) => {
    expect(parseJson(text).findings[0]).toMatchObject({ code: 'config/syntax', severity: 'error', message, range: { offset } });
  });

  test('a text without any value', () => {
    expect(parseJson('')).not.toHaveProperty('root');
    expect(parseJson('').findings).toHaveLength(1);
  });
});
