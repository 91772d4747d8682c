import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REACT_NAMES } from './known-globals.ts';

it('tells editors of each name of React that a page has', () => {
  const types = readFileSync(new URL('../../../../client/mdx.d.ts', import.meta.url), 'utf8');
  const declared = [...types.matchAll(/^ {2}const (\w+): typeof React\.\1;$/gm)].map(([, name]) => name);
  expect(declared).toEqual([...REACT_NAMES]);
});
