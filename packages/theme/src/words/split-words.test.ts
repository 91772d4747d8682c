import { expect, test } from 'vitest';
import { fillWords, splitWords } from './split-words.ts';

test('values stand where the text has a place for them, in its own order', () => {
  expect(splitWords('{total} Seiten, {shown} davon', { shown: 1, total: 20 })).toEqual([20, ' Seiten, ', 1, ' davon']);
  expect(fillWords('{count} of {other}', { count: 0 })).toBe('0 of {other}');
});
