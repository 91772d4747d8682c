import { expect, it } from 'vitest';
import { findCircle } from './find-circle.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  page: ['a', 'd'],
  a: ['b'],
  b: ['d', 'c'],
  c: ['a'],
  d: [],
  self: ['self'],
};

it.each([
  ['a', ['a', 'b', 'c', 'a']],
  ['c', ['c', 'a', 'b', 'c']],
  ['self', ['self', 'self']],
  // What leads into a circle stands in none.
  ['page', undefined],
  ['d', undefined],
])('of %s', async (file, circle) => {
  expect(await findCircle(file, (one) => Promise.resolve(IMPORTS[one] ?? []))).toEqual(circle);
});

it('looks at each file once, however many ways lead to it', async () => {
  const asked: string[] = [];
  const wide = Array.from({ length: 30 }, (_, index) => [`${index}`, [`${index + 1}`, `${index + 1}b`]] as const);
  const imports = new Map<string, readonly string[]>(
    wide.flatMap(([name, next]) => [
      [name, next],
      [`${name}b`, next],
    ]),
  );
  await findCircle('0', (file) => {
    asked.push(file);
    return Promise.resolve(imports.get(file) ?? []);
  });
  expect(asked).toHaveLength(new Set(asked).size);
});
