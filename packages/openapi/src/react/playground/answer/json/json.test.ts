import { describe, expect, it, test } from 'vitest';
import { findAtPointer } from './find-at-pointer.ts';
import { findValues } from './find-values.ts';
import { listRows } from './list-rows.ts';
import { kindOfValue, nameOfValue, scanJson } from './scan-json.ts';
import type { JsonIndex } from './scan-json.ts';

const TEXT = `{ "id": "r\\"1\\\\", "n": 1.50, "big":12345678901234567890,
  "stops": [ {"city":"Oslo","tags":[]}, {"city":"Łódź, [x]: {y}"} ], "none": null, "a.b": {"": true} }`;

const textOf = ({ text, starts, ends }: JsonIndex, value: number): string => text.slice(starts[value], ends[value]);

function listPaths(index: JsonIndex): string[] {
  return index.starts.map((_, value) => `${index.depths[value]} ${nameOfValue(index, value) ?? '-'} ${kindOfValue(index, value)}`);
}

describe('scanJson', () => {
  it('finds each value with its name, its depth and its text as it came', () => {
    const index = scanJson(TEXT);
    expect(listPaths(index)).toEqual([
      '0 - object',
      '1 id plain',
      '1 n plain',
      '1 big plain',
      '1 stops list',
      '2 - object',
      '3 city plain',
      '3 tags list',
      '2 - object',
      '3 city plain',
      '1 none plain',
      '1 a.b object',
      '2  plain',
    ]);
    expect([1, 2, 3, 10].map((value) => textOf(index, value))).toEqual(['"r\\"1\\\\"', '1.50', '12345678901234567890', 'null']);
    expect(index.nexts[4]).toBe(10);
    expect(index.parents[9]).toBe(8);
  });

  it.each(['1', '"a"', '[]', ' {} ', '[[[]]]', 'true', '{"a":"b:c"}', '["a","b"]', '{"a":{"b":1},"c":[2]}'])('covers %s', (text) => {
    const index = scanJson(text);
    expect(textOf(index, 0)).toBe(text.trim());
    expect(index.nexts[0]).toBe(index.starts.length);
    expect(index.starts.map((_, value) => JSON.parse(textOf(index, value)) as unknown)).not.toContain(undefined);
  });

  it('goes into any depth', () => {
    const depth = 100_000;
    expect(scanJson('['.repeat(depth) + ']'.repeat(depth)).depths.at(-1)).toBe(depth - 1);
  });
});

describe('listRows', () => {
  const index = scanJson('{"a":[1,{"b":2}],"c":{},"d":3}');

  it('has a line for each value and one that closes what holds others', () => {
    expect(listRows(index, { closed: new Set() })).toEqual([0, 1, 2, 3, 4, ~3, ~1, 5, 6, ~0]);
  });

  it('has one line for what is closed, and none for what is not shown', () => {
    expect(listRows(index, { closed: new Set([1]) })).toEqual([0, 1, 5, 6, ~0]);
    expect(listRows(index, { closed: new Set(), isShown: (value) => value !== 2 && value < 5 })).toEqual([0, 1, 3, 4, ~3, ~1, ~0]);
  });
});

describe('findValues', () => {
  const index = scanJson(TEXT);
  test.each([
    ['$', [0]],
    ['$.stops[0].city', [6]],
    ['.stops[-1].city', [9]],
    ['$.stops[*].city', [6, 9]],
    ['$..city', [6, 9]],
    ['..city', [6, 9]],
    ["$['a.b']['']", [12]],
    ['$.stops.*', [5, 8]],
    ['$.stops[7]', []],
    ['$.id.x', []],
    ['$.stops[0].', [5]],
    ['$..*..city', [6, 9]],
  ])('%s is a path', (query, values) => expect(findValues(index, query)).toEqual({ kind: 'path', values }));

  test.each([
    ['oslo', [6]],
    ['city', [6, 9]],
    ['[x]', [9]],
    ['', []],
    ['  ', []],
    ['.[?(@.x)]', []],
  ])('%s is a text', (query, values) => expect(findValues(index, query)).toEqual({ kind: 'text', values }));
});

test('a pointer leads to a value', () => {
  const index = scanJson(TEXT);
  expect(['', '/stops/1/city', '/a.b/', '/stops/9', '/id/x'].map((pointer) => findAtPointer(index, pointer))).toEqual([
    0,
    9,
    12,
    undefined,
    undefined,
  ]);
  expect(findAtPointer(scanJson('{"a":1,"a":2}'), '/a')).toBe(2);
});
