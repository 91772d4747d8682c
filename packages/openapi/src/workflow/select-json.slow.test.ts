import type { Json } from '@octavo/core';
import { expect, test } from 'vitest';
import { selectJson } from './select-json.ts';

test('JSONPath that comes by everything again and again', () => {
  let deep: Json = 'end';
  for (let level = 0; level < 200; level += 1) deep = { a: deep, b: [1, 2, 3] };
  expect(selectJson(deep, '$..a')).toHaveProperty('values');
  expect(selectJson(deep, '$..*..*..*..*')).toHaveProperty('problem');
  expect(
    selectJson(
      Array.from({ length: 3000 }, (_, id) => ({ id })),
      '$..[?count($..*) > 1]',
    ),
  ).toHaveProperty('problem');
  expect(selectJson(['a'.repeat(10)], '$[?match(@, "(a+)+b")]')).toHaveProperty('problem');
});
