import { expect, test } from 'vitest';
import type { Json } from '@octavo/core';
import { listBodyExamples } from './list-examples.ts';

const write = (type: string, value: Json): string | undefined =>
  listBodyExamples('Body', [{ type, examples: [{ name: 'a', value }], encoding: {} }])[0]?.code;

test.each<[string, Json, string]>([
  ['application/json', [{ a: 1 }], '[\n  {\n    "a": 1\n  }\n]'],
  ['application/x-ndjson', [{ a: 1 }, { a: 2 }], '{"a":1}\n{"a":2}'],
  ['application/jsonl', { a: 1 }, '{"a":1}'],
  ['text/event-stream; charset=utf-8', [{ a: 1 }, 'done'], 'data: {"a":1}\n\ndata: done'],
  ['text/event-stream', [{ event: 'add', data: 'one\ntwo', retry: 5 }], 'event: add\ndata: one\ndata: two\nretry: 5'],
  ['text/event-stream', 'data: as written', 'data: as written'],
])('%s %j', (type, value, expected) => {
  expect(write(type, value)).toBe(expected);
});
