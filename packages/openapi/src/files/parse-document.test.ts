import { describe, expect, test } from 'vitest';
import { parseDocument } from './parse-document.ts';

describe('parseDocument', () => {
  test.each([
    ['JSON', '{"a": [1, null]}', { a: [1, null] }],
    ['JSON after a byte order mark', '\uFEFF{"a": 1}', { a: 1 }],
    ['flow style, which is not JSON', '{a: 1}', { a: 1 }],
    ['dates and yes stay texts', 'a: 2020-01-01\nb: yes', { a: '2020-01-01', b: 'yes' }],
    ['anchors and merge keys', 'base: &b {x: 1, y: 1}\nc:\n  <<: *b\n  y: 2', { base: { x: 1, y: 1 }, c: { x: 1, y: 2 } }],
  ])('%s', (_, text, value) => {
    expect(parseDocument(text)).toEqual({ value });
  });

  test('a value with a member __proto__ changes no prototype', () => {
    const parsed = parseDocument('__proto__: {polluted: true}\na: 1');
    expect('value' in parsed && Object.getPrototypeOf(parsed.value)).toBe(Object.prototype);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('levels without end are refused, brackets in texts are none', () => {
    const nest = (count: number): string => `${'{"a":['.repeat(count)}${']}'.repeat(count)}`;
    expect(parseDocument(nest(200))).toHaveProperty('value');
    expect(parseDocument(nest(3000))).toMatchObject({ problem: { message: 'It is nested too deeply.', offset: 1500 } });
    const texts = Array.from({ length: 600 }, () => '[{"\\');
    expect(parseDocument(JSON.stringify(texts))).toEqual({ value: texts });
    expect(parseDocument('["[')).toHaveProperty('problem');
  });

  test('a problem says where it is', () => {
    expect(parseDocument('{"a": 1 "b": 2}')).toMatchObject({ problem: { message: 'Expected a comma.', offset: 7 } });
    expect(parseDocument('{"a": 1, "b": True}')).toMatchObject({ problem: { message: '`True` is not a value of JSON.', offset: 14 } });
    expect(parseDocument('{“a”: 1}')).toMatchObject({ problem: { message: 'JSON knows straight double quotes only.', offset: 1 } });
    expect(parseDocument('a: [1\nb: 2')).toMatchObject({ problem: { message: 'The bracket `[` is not closed.', offset: 3 } });
    expect(parseDocument('')).toMatchObject({ problem: { message: 'It is empty.' } });
    expect(parseDocument('# later\n')).toMatchObject({ problem: { message: 'It is empty.' } });
    expect(parseDocument('<!doctype html><p>Not found</p>')).toMatchObject({ problem: { message: 'It is a page, not JSON or YAML.' } });
  });

  test('bytes of another encoding are told of', () => {
    expect(parseDocument('a: Caf\uFFFD')).toMatchObject({ value: { a: 'Caf\uFFFD' }, warning: { offset: 6 } });
  });

  test('JSON with a comment, or a comma too many, is read, and told of', () => {
    expect(parseDocument('{"a": 1,}')).toMatchObject({ value: { a: 1 }, warning: { offset: 8 } });
    expect(parseDocument('{ // one\n"a": [1, 2,] }')).toMatchObject({ value: { a: [1, 2] }, warning: { offset: 2 } });
  });

  test('a key that stands twice is read, and told of', () => {
    expect(parseDocument('a: 1\nb: 2\na: 3')).toMatchObject({ value: { a: 3, b: 2 }, warning: { offset: 10 } });
  });

  test('brackets that close too far left are read, and told of', () => {
    const text = 'a:\n  b: [\n    { c: 1 },\n  ]\n  d: {\n    e: 2\n  }\nf: [1,\n  2\n]';
    expect(parseDocument(text)).toMatchObject({
      value: { a: { b: [{ c: 1 }], d: { e: 2 } }, f: [1, 2] },
      warning: { message: expect.stringContaining('bracket'), offset: text.indexOf(']') },
    });
    expect(parseDocument('a: [\n1\n]')).toHaveProperty('problem');
  });

  test('few lines that stand for millions of values are refused', () => {
    const names = 'abcdefghij'.split('');
    const lines = names.map(
      (name, index) => `${name}: &${name} [${Array.from({ length: 9 }, () => (index === 0 ? 'x' : `*${names[index - 1]}`))}]`,
    );
    expect(parseDocument(lines.join('\n'))).toMatchObject({ problem: { message: 'Its aliases expand to too many values.' } });
  });

  test('a value that holds itself is refused', () => {
    expect(parseDocument('a: &a\n  b: *a')).toMatchObject({ problem: { message: expect.stringContaining('refers to itself') } });
  });
});
