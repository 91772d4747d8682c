import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test.each([
  ['{"a": True}', '`True` is not a value of JSON.', 'Write `true`.'],
  ['{"a": None}', '`None` is not a value of JSON.', 'Write `null`.'],
  ['{“a”: 1}', 'JSON knows straight double quotes only.', 'Write "text" with straight double quotes.'],
  ["{'a': 1}", 'JSON knows straight double quotes only.', 'Write "text" with straight double quotes.'],
  ['{a: 1}', 'Unquoted text.', 'Put keys and strings in double quotes.'],
])('%s', (text, message, hint) => {
  expect(parseJson(text).findings[0]).toMatchObject({ message, hint });
});
