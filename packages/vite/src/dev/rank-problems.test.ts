import type { Diagnostic } from '@octavo/core';
import { expect, test } from 'vitest';

import { rankProblems } from './rank-problems.ts';

const PLACE = { root: '/site', base: '/docs/', files: new Set(['/site/guide.mdx', '/site/snippets/note.mdx']) };

function find(message: string, rest: Partial<Diagnostic> = {}): Diagnostic {
  return { code: 'site/broken-link', severity: 'warning', message, ...rest };
}

test('errors come first, then what stands in the files of the open page', () => {
  const found = [
    find('elsewhere', { file: 'other.mdx' }),
    find('no file'),
    find('in the snippet', { file: '/site/snippets/note.mdx' }),
    find('error elsewhere', { file: 'other.mdx', severity: 'error' }),
    find('error here', { file: 'guide.mdx', severity: 'error' }),
  ];
  expect(rankProblems(found, PLACE).map(({ message }) => message)).toEqual([
    'error here',
    'error elsewhere',
    'in the snippet',
    'elsewhere',
    'no file',
  ]);
});

test('a place has the address that opens it in an editor', () => {
  const [placed] = rankProblems([find('x', { file: 'a b/c#1.mdx', line: 3, column: 7 })], PLACE);
  expect(placed?.editor).toBe('/docs/__open-in-editor?file=%2Fsite%2Fa%20b%2Fc%231.mdx%3A3%3A7');
  expect(rankProblems([find('x')], PLACE)[0]).not.toHaveProperty('editor');
});
