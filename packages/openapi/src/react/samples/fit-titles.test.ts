import { expect, test } from 'vitest';
import { fitTitles } from './fit-titles.ts';

test.each([
  [
    ['200 OK', '404 Not Found'],
    ['200 OK', '404 Not Found'],
  ],
  [
    ['200 OK', '400 Bad Request', '401 Unauthorized', '429 Too Many Requests'],
    ['200', '400', '401', '429'],
  ],
  [
    ['200 OK', '404 Not Found: no such route', '404 Not Found: no such account'],
    ['200 OK', '404 Not Found: no such route', '404 Not Found: no such account'],
  ],
  [
    ['200 OK: a route in the state of a draft', '400 Bad Request', '401 Unauthorized'],
    ['200 OK: a route in the state of a draft', '400 Bad Request', '401 Unauthorized'],
  ],
])('%j: %j', (titles, expected) => {
  expect(fitTitles(titles.map((title) => ({ title }))).map(({ title }) => title)).toEqual(expected);
});
