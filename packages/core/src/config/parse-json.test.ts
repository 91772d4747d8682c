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
    ['{ a: 1 }', 'Unquoted text.', 2],
    ['{ "a" 1 }', 'Expected a colon after the key.', 6],
    ['{ "a": }', 'Expected a value.', 7],
    ['{ "a": 1 "b": 2 }', 'Expected a comma.', 8],
    ['{ "a": [1, 2 }', 'Unclosed list.', 12],
    ['{ "a": 1', 'Unclosed object.', 8],
    ['{ "a": "b }', 'Unclosed string.', 7],
    ['{ "a": 1 } }', 'Unexpected text after the end of the object.', 11],
    ['{ "a": "\\q" }', 'Invalid escape sequence.', 7],
  ])('%s', (text, message, offset) => {
    expect(parseJson(text).findings[0]).toMatchObject({ code: 'config/syntax', severity: 'error', message, range: { offset } });
  });

  test('a text without any value', () => {
    expect(parseJson('')).not.toHaveProperty('root');
    expect(parseJson('').findings).toHaveLength(1);
  });
});
