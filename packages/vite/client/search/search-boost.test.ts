import { expect, test } from 'vitest';
import { boostResults } from './search-boost.ts';

const results = [
  { id: 'a', score: 4 },
  { id: 'b', score: 2 },
  { id: 'c', score: 1 },
];
const groups: Record<string, { id: string; score: number }[]> = { '3': [{ id: 'b', score: 2 }], '0.1': [{ id: 'a', score: 4 }] };

test('what is boosted rises, what is lowered sinks', async () => {
  const boosted = await boostResults(results, ['3', '0.1'], async (boost) => groups[boost] ?? []);
  expect(boosted.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('a site without boosts is asked nothing more', async () => {
  expect(await boostResults(results, [], () => Promise.reject(new Error('asked')))).toEqual(results);
});
